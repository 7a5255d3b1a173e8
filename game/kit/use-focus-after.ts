/** The focus in a list that changes. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Keeps the focus in a list when the item that has it is taken away.
 * @returns what moves it, at the next change, to the item at a place, the last one, or, once all are gone, the page around it
 */
export function useFocusAfter(list: RefObject<HTMLElement | null>): (place: number) => void {
  const wanted = useRef<number | null>(null);
  useLayoutEffect(() => {
    const place = wanted.current;
    if (place === null || list.current === null) return;
    wanted.current = null;
    const buttons = [...list.current.children].flatMap((item) => item.querySelector('button') ?? []);
    const next = buttons[Math.min(place, buttons.length - 1)] ?? list.current.closest('article');
    next?.focus();
  });
  return (place) => {
    wanted.current = place;
  };
}
