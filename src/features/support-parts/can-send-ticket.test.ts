import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { publishSession, type SessionUser } from '#src/auth/session/session-store.ts';
import { stubBrowser } from '#tests/support/fake-browser.ts';
import { canSendTicket } from './can-send-ticket.ts';
import { installTicketDialog, openedTicket, writeTicket } from './ticket-dialog.ts';
import type { TicketRequest } from './ticket-request.ts';

const anna = { userID: 'p1' } as SessionUser;
const product = { id: '1', slug: 'bor', name: 'Бор', vendorCode: null, image: null };

let uninstall: () => void;
beforeEach(() => {
  stubBrowser('https://shop.example/products/bor');
  publishSession({ status: 'loading', user: null, error: null });
  uninstall = installTicketDialog();
});
afterEach(() => {
  uninstall();
  openedTicket.set(null);
  publishSession({ status: 'unauthenticated', user: null, error: null });
  vi.unstubAllGlobals();
});

it.each<TicketRequest>([
  { kind: 'General' },
  { kind: 'Maintenance' },
  { kind: 'WaitingList', products: [product] },
  { kind: 'RequestAssistance', products: [product] },
  { kind: 'PromotionOffer', promotion: { id: 'a', name: 'Акция' } },
  { kind: 'PromotionQuestion', promotion: { id: 'a', name: 'Акция' } },
])('ticket without a session: is sent at once after the sign-in: $kind', async (request) => {
  writeTicket(request);
  expect(canSendTicket(request)).toBe(false);
  expect(openedTicket.get()).toBeNull();
  publishSession({ status: 'authenticated', user: anna, error: null });
  await vi.waitFor(() => expect(openedTicket.get()).toEqual({ ...request, isSentAtOnce: true }));
});
