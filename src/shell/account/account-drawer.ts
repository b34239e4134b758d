import { createStore } from '#src/state/store.ts';

/** Whether the account menu of a phone is open. */
export const accountDrawer = createStore(false);
