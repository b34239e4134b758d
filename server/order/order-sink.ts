/** An order handed over for creation. */
export interface SubmittedOrder {
  id: string;
  number: string;
}

/**
 * Where confirmed orders go: a company's accounting system. It may get one order more than once
 * (after a crash, from two processes) and must then keep one.
 */
export interface OrderSink {
  /** @throws when the order was not taken; the message is shown to the buyer. */
  submit(order: SubmittedOrder): Promise<void>;
}
