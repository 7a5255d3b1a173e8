import type { Page } from 'playwright-core';

/**
 * The pixels of a picture, decoded by the browser.
 * @param size to which it is scaled first, each pixel then being the mean of those in its place; by default its own
 * @returns red, green, blue and alpha from 0 to 255, by rows
 */
export async function pixelsOf(page: Page, png: Buffer, size?: { width: number; height: number }): Promise<Buffer> {
  const text = await page.evaluate(
    async ({ base64, scaled }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes]));
      const { width, height } = scaled ?? picture;
      const pen = new OffscreenCanvas(width, height).getContext('2d')!;
      pen.drawImage(picture, 0, 0, width, height);
      const { data } = pen.getImageData(0, 0, width, height);
      const reader = new FileReader();
      reader.readAsDataURL(new Blob([data]));
      await new Promise((resolve) => reader.addEventListener('load', resolve));
      return reader.result as string;
    },
    { base64: png.toString('base64'), scaled: size },
  );
  return Buffer.from(text.slice(text.indexOf(',') + 1), 'base64');
}
