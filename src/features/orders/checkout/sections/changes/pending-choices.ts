import { useRef, useState } from 'react';
import type { CheckoutSectionName } from '#generated/api/model/index.ts';
import type { SectionPatch, SentSections } from './expected-checkout.ts';

/** Choices whose responses are pending: a section may send another one before the first response. */
export function usePendingChoices() {
  const [sent, setSent] = useState<SentSections>(new Map());
  /** Number of pending responses, by section. */
  const waiting = useRef(new Map<CheckoutSectionName, number>());
  /** The newest choice by section, also after its response. */
  const newest = useRef(new Map<CheckoutSectionName, SectionPatch>());
  const countOf = (name: CheckoutSectionName) => waiting.current.get(name) ?? 0;
  return {
    /** To apply to the checkout of the server. */
    sent,
    isPending: (name: CheckoutSectionName) => countOf(name) > 0,
    newestOf: (name: CheckoutSectionName): SectionPatch => newest.current.get(name) ?? {},
    add(name: CheckoutSectionName, patch: SectionPatch) {
      waiting.current.set(name, countOf(name) + 1);
      newest.current.set(name, patch);
      setSent((before) => new Map([...before, [name, patch]]));
    },
    /**
     * A response has arrived. `wasPending` is false for the comment, which is sent without a pending
     * choice; `isLast` says that the section waits for no other response.
     */
    settle(name: CheckoutSectionName): { wasPending: boolean; isLast: boolean } {
      const before = countOf(name);
      if (before === 0) return { wasPending: false, isLast: false };
      waiting.current.set(name, before - 1);
      if (before === 1) {
        setSent((all) => new Map([...all].filter(([other]) => other !== name)));
      }
      return { wasPending: true, isLast: before === 1 };
    },
  };
}
