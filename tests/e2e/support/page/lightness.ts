import type { Page } from '@playwright/test';

/** The mean lightness of the main part of the window, 0 (black) to 255, as it is painted now. */
export async function mainLightness(page: Page): Promise<number> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const box = await page.getByRole('main').boundingBox();
  const y = Math.max(0, box?.y ?? 0);
  const png = await page.screenshot({ clip: { x: 0, y, width, height: height - y } });
  return page.evaluate(
    async ({ bytes }) => {
      const image = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
      if (!context) throw new Error('No canvas');
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, image.width, image.height);
      let sum = 0;
      for (let at = 0; at < data.length; at += 4) {
        const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
        sum += 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      }
      return sum / (data.length / 4);
    },
    { bytes: [...png] },
  );
}
