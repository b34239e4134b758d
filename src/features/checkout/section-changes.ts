import { useRef, useState } from 'react';
import type { Checkout, CheckoutSectionName } from '#generated/api/model/index.ts';
import { ApiError } from '#src/api/errors.ts';
import { readConflict, useKeepCheckout } from './checkout-cache.ts';
import {
  expectedCheckout,
  firstIncomplete,
  type SectionPatch,
  type SentSections,
} from './expected-checkout.ts';

/** Refusals that the section itself shows. */
const REFUSALS = [409, 422];

/** What a section does with the changes it sends. */
export interface SectionOutcome {
  /** Why the server refused the last change of this section, in its words. */
  refusal: string | null;
  /** Spread into a generated mutation hook: the answer replaces what is shown, in order. */
  mutation: {
    meta: { handledStatuses: number[] };
    scope: { id: string };
    onSuccess: (checkout: Checkout) => void;
    onError: (error: unknown) => void;
  };
  /** Goes on as if the change were taken; when the server refuses, the section opens again. */
  expect: (patch: SectionPatch) => void;
}

interface SectionChanges {
  /** The checkout with the choices that are on their way. */
  shown: Checkout;
  /** The same as one section shows it. */
  shownIn: (name: CheckoutSectionName) => Checkout;
  /** The section that is being filled in. */
  open: CheckoutSectionName | null;
  choose: (name: CheckoutSectionName) => void;
  outcomeOf: (name: CheckoutSectionName) => SectionOutcome;
  /** Choices are on their way: the sums are not final. */
  saving: boolean;
}

/** A change that was not taken: the words of the server, and what the reader had chosen. */
interface Refused {
  message: string | null;
  patch: SectionPatch;
}

type RefusedSections = Partial<Record<CheckoutSectionName, Refused>>;

/** What was refused goes with a new choice there, or of the same thing: a point with its method. */
function withoutVoid(
  refused: RefusedSections,
  name: CheckoutSectionName,
  patch: SectionPatch,
): RefusedSections {
  const isVoid = (other: string, { patch: old }: Refused) =>
    other === name || Object.keys(old).some((part) => part in patch);
  return Object.fromEntries(Object.entries(refused).filter((entry) => !isVoid(...entry)));
}

/** The changes of a checkout: shown at once, sent one after another, taken back when refused. */
export function useSectionChanges(checkout: Checkout): SectionChanges {
  const keep = useKeepCheckout(checkout.id);
  const [sent, setSent] = useState<SentSections>(new Map());
  const [chosen, setChosen] = useState<CheckoutSectionName | null>(null);
  const [refused, setRefused] = useState<RefusedSections>({});
  /** Answers that are awaited, by section. */
  const waiting = useRef(new Map<CheckoutSectionName, number>());
  /** What was chosen last, by section. */
  const wanted = useRef(new Map<CheckoutSectionName, SectionPatch>());
  const shown = expectedCheckout(checkout, sent);

  // Sections disappear with their answers still on their way, so nothing of this is theirs.
  const answered = (name: CheckoutSectionName): boolean => {
    const left = (waiting.current.get(name) ?? 0) - 1;
    waiting.current.set(name, Math.max(0, left));
    if (left === 0) {
      setSent((before) => new Map([...before].filter(([other]) => other !== name)));
    }
    return left >= 0;
  };
  const refuse = (name: CheckoutSectionName, error: unknown) => {
    const told = error instanceof ApiError && REFUSALS.includes(error.status);
    const message = told ? error.message : null;
    const patch = wanted.current.get(name) ?? {};
    setChosen(name);
    setRefused((before) => ({ ...before, [name]: { message, patch } }));
  };
  const outcomeOf = (name: CheckoutSectionName): SectionOutcome => ({
    refusal: refused[name]?.message ?? null,
    mutation: {
      meta: { handledStatuses: REFUSALS },
      scope: { id: `checkout-${checkout.id}` },
      onSuccess(answer) {
        keep(answer);
        answered(name);
      },
      onError(error) {
        const conflict = readConflict(error);
        if (conflict?.checkout) keep(conflict.checkout);
        if (answered(name)) refuse(name, error);
      },
    },
    expect(patch) {
      waiting.current.set(name, (waiting.current.get(name) ?? 0) + 1);
      wanted.current.set(name, patch);
      setSent((before) => new Map([...before, [name, patch]]));
      setRefused((before) => withoutVoid(before, name, patch));
      setChosen(null);
    },
  });
  const open = chosen ?? firstIncomplete(shown);
  return {
    shown,
    // A section that opens again after a refusal still holds what was chosen there.
    shownIn: (name) => (name === open ? { ...shown, ...refused[name]?.patch } : shown),
    open,
    choose: setChosen,
    outcomeOf,
    saving: sent.size > 0,
  };
}
