import type { Page } from 'playwright-core';

/** The pixels of a picture, decoded by the browser: red, green, blue and alpha from 0 to 255, by rows. */
export async function pixelsOf(page: Page, png: Buffer): Promise<Buffer> {
  const text = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes]));
    const { width, height } = picture;
    const pen = new OffscreenCanvas(width, height).getContext('2d')!;
    pen.drawImage(picture, 0, 0);
    const { data } = pen.getImageData(0, 0, width, height);
    const reader = new FileReader();
    reader.readAsDataURL(new Blob([data]));
    await new Promise((resolve) => reader.addEventListener('load', resolve));
    return reader.result as string;
  }, png.toString('base64'));
  return Buffer.from(text.slice(text.indexOf(',') + 1), 'base64');
}
