/** Films a page: what it shows for a while, as an animated picture. */
import type { Page } from 'playwright-core';
import sharp from 'sharp';

/** Shortest time that a frame is shown, in ms: of more frames than this, the eye sees little and the file grows. */
const LEAST_DELAY = 130;
/** Of pictures, which together have less than 1 MB: at 55, the cloth of a film falls into blocks. */
export const QUALITY = 62;
/** How long the last frame stays before the film begins anew, in ms. */
const LAST_DELAY = 2500;

interface Frame {
  image: Buffer;
  /** When it was shown, in ms. */
  time: number;
}

/**
 * Films a page in a Chromium while something happens there, and writes an animated WebP that plays for ever.
 * @param width of the film, in pixels
 */
export async function film(page: Page, path: string, width: number, during: () => Promise<void>): Promise<void> {
  const frames: Frame[] = [];
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    const time = 1000 * (metadata.timestamp ?? 0);
    const last = frames.at(-1);
    if (last === undefined || time - last.time >= LEAST_DELAY)
      frames.push({ image: Buffer.from(data, 'base64'), time });
    // Of a page that closes nobody waits for the next frame.
    devtools.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await devtools.send('Page.startScreencast', { format: 'jpeg', quality: 95, maxWidth: width });
  await during();
  await devtools.send('Page.stopScreencast');
  const images = await Promise.all(frames.map(({ image }) => sharp(image).resize({ width }).png().toBuffer()));
  const delay = frames.map(({ time }, i) =>
    i + 1 < frames.length ? Math.round(frames[i + 1].time - time) : LAST_DELAY,
  );
  await sharp(images, { join: { animated: true } })
    .webp({ quality: QUALITY, effort: 5, loop: 0, delay })
    .toFile(path);
}
