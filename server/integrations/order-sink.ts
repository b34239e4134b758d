/** An order submitted for creation. */
export interface SubmittedOrder {
  id: string;
  number: string;
  /** `utm_…` parameters of the advertising link by which the buyer came; null without one. */
  campaign: Readonly<Record<string, string>> | null;
}

/**
 * Receives confirmed orders: a company's accounting system. It may receive one order several times
 * (after a crash, from two processes) and must store it once.
 */
export interface OrderSink {
  /** @throws when the order was rejected; the message is shown to the buyer. */
  submit(order: SubmittedOrder): Promise<void>;
}
