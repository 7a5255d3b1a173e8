/** What a page tells of what was done. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface ReportProps {
  lines: readonly string[];
  children?: ComponentChildren;
}

/** Sentences that screen readers announce; they scroll into sight when they change. */
export function Report({ lines, children }: ReportProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (lines.length > 0) place.current?.scrollIntoView({ block: 'nearest' });
  }, [lines]);
  return (
    <div ref={place} class="report" role="status">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {children}
    </div>
  );
}

interface SentencesProps {
  all: readonly string[];
  most: number;
  more: (count: number) => string;
}

/** Sentences as a list; nothing where there are none. */
export function Sentences({ all, most, more }: SentencesProps) {
  if (all.length === 0) return null;
  const rest = all.length - most;
  const shown = rest > 0 ? [...all.slice(0, most), more(rest)] : all;
  return (
    <ul>
      {shown.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
