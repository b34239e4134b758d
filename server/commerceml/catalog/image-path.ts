/** Whether a file of 1С is an image, by its name. */
export function isImagePath(path: string): boolean {
  return /\.(?:jpe?g|png|webp|gif)$/i.test(path);
}
