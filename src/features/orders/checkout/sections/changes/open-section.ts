import { useState } from 'react';
import type { CheckoutSectionName } from '#generated/api/model/index.ts';

/** The section that the buyer opened, and whether it closes with the next response. */
interface View {
  chosen: CheckoutSectionName | null;
  leaving: boolean;
}

const none: View = { chosen: null, leaving: false };

/** Which section is open by choice; without one, the first incomplete section is. */
export function useOpenSection() {
  const [{ chosen, leaving }, setView] = useState<View>(none);
  const [focused, setFocused] = useState({ name: '', times: 0 });
  const open = (name: CheckoutSectionName) => setView({ chosen: name, leaving: false });
  return {
    chosen,
    open,
    isLeaving: (name: CheckoutSectionName) => leaving && chosen === name,
    close: () => setView(none),
    /** Stays open until `closeIfLeaving`. */
    closeLater: (name: CheckoutSectionName) => setView({ chosen: name, leaving: true }),
    closeIfLeaving: (name: CheckoutSectionName) =>
      setView((view) => (view.leaving && view.chosen === name ? none : view)),
    /** Opens the section and moves the focus there, again with each call. */
    sendBuyerTo(name: CheckoutSectionName) {
      open(name);
      setFocused(({ times }) => ({ name, times: times + 1 }));
    },
    focusRequestsOf: (name: CheckoutSectionName) => (focused.name === name ? focused.times : 0),
  };
}
