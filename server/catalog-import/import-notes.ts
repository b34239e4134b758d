/** Why an offer, category or promo was left out (`rejected`) or taken with a change (`warned`). */
export interface ImportNote {
  line: number;
  /** Id of the offer, category or promo in the feed. */
  id: string;
  /** Groups notes of one kind in the summary. */
  topic: string;
  /** One Russian sentence without a full stop. */
  reason: string;
}

/** An offer that is not taken; `topic` and `reason` as in a note. */
export class Rejection extends Error {
  override readonly name = 'Rejection';
  readonly topic: string;
  /** Where in the offer it is; null when it is about the offer as a whole. */
  readonly line: number | null;

  constructor(topic: string, reason: string, line: number | null = null) {
    super(reason);
    this.topic = topic;
    this.line = line;
  }
}
