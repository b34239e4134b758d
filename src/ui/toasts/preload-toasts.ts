/** Loads the code that shows toasts before there is one. */
export function preloadToasts(): void {
  for (const load of [() => import('./show-notification.tsx'), () => import('./ToastLayer.tsx')]) {
    // The first toast requests it again and reports a failure.
    load().catch(() => {});
  }
}
