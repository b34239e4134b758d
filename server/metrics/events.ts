import { channel } from 'node:diagnostics_channel';

/**
 * What happens in this process, for who counts it. Channels of Node, because an observer must not change
 * the signatures of what it observes; without a subscriber publishing costs next to nothing.
 */
interface ShopEvent<Message extends object> {
  publish(message: Message): void;
  /** @returns what ends the subscription. */
  subscribe(listener: (message: Message) => void): () => void;
}

function createEvent<Message extends object>(name: string): ShopEvent<Message> {
  const events = channel(`shop:${name}`);
  return {
    publish: (message) => events.publish(message),
    subscribe: (listener) => {
      const onMessage = (message: unknown) => listener(message as Message);
      events.subscribe(onMessage);
      return () => events.unsubscribe(onMessage);
    },
  };
}

/** A request was responded to: by an operation of the contract, or by a part of the server. */
export const requestServed = createEvent<{
  /** operationId, or the name of the part; never a path, of which there are any number. */
  operation: string;
  method: string;
  status: number;
  /** Until the response began. */
  milliseconds: number;
}>('request-served');

/**
 * Where a page came from: `browser` draws those behind sign-in by itself, and all pages while the server
 * is `busy` with other ones.
 */
export type PageSource =
  | 'cache'
  | 'render'
  | 'browser'
  | 'content'
  | 'busy'
  | 'moved'
  | 'rejected'
  | 'error';

/** A page was responded to. */
export const pageServed = createEvent<{ source: PageSource }>('page-served');

/** A page was rendered, for one request or for the cache. */
export const pageRendered = createEvent<{ milliseconds: number }>('page-rendered');

/** A background job has ended. */
export const jobEnded = createEvent<{ job: string; milliseconds: number; failed: boolean }>(
  'job-ended',
);

/** What became of an order that a customer confirmed: accounting has it, rejected it, or a manager has it. */
export type OrderOutcome = 'accepted' | 'rejected' | 'to_manager';

/** A confirmed order was committed. */
export const orderPlaced = createEvent<{ outcome: OrderOutcome }>('order-placed');

/** What became of an online payment that was reported: the bank's result, or why it came to nothing. */
export type PaymentResult =
  | 'processing'
  | 'paid'
  | 'declined'
  | 'already_paid'
  | 'expired'
  | 'closed';

/** A report about an online payment was committed. */
export const paymentReported = createEvent<{ result: PaymentResult }>('payment-reported');
