import type { AppRouter } from '#src/app/router.tsx';

/** The page where the visit began, once it was left: it may have been left before anything counted it. */
export type FirstPage = readonly [
  /** The router's state when the page was left. */
  state: AppRouter['state'],
  /** Whether the user had agreed to cookies by then. */
  isAgreed: boolean | null,
];
