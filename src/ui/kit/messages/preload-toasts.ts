/** Loads the code that shows toasts before there is one. */
export function preloadToasts(): void {
  for (const load of [
    () => import('#src/ui/mantine/show-notification.tsx'),
    () => import('#src/ui/mantine/ToastLayer.tsx'),
  ]) {
    // The first toast requests it again and reports a failure.
    load().catch(() => {});
  }
}
