/** How far somebody has zoomed in with two fingers. */

/** Of what one sees beside the whole; less than this is none. */
const ZOOMED = 1.01;
/** Browsers follow a change of the page's viewport in the next frame, or a little later. */
const SETTLING = 300;

function isZoomed(): boolean {
  return (window.visualViewport?.scale ?? 1) > ZOOMED;
}

/**
 * Remembers whether somebody has zoomed in.
 * @returns shows everything again if that has happened since then: there is no other way to ask for it than not to allow any
 * zoom for a moment
 */
export function undoLaterZoom(): () => void {
  const before = isZoomed();
  return () => {
    const page = document.querySelector<HTMLMetaElement>('meta[name="viewport"]');
    if (before || !isZoomed() || page === null) return;
    const { content } = page;
    if (content.includes('maximum-scale')) return;
    page.content = `${content}, maximum-scale=1`;
    window.setTimeout(() => {
      page.content = content;
    }, SETTLING);
  };
}
