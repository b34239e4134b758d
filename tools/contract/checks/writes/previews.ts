import { acceptsSound } from '#tools/contract/checks/accepts-sound.ts';
import { readEverything, readStable } from '#tools/contract/checks/state/snapshot.ts';
import type { Operation } from '#tools/contract/openapi/contract.ts';
import type { JsonObject } from '#tools/contract/openapi/schema.ts';
import type { Run } from '#tools/contract/run.ts';
import { type Exchange, isSuccess } from '#tools/contract/send/call.ts';
import { persons } from '#tools/contract/vocabulary.ts';
import { type Settable, settableOf } from '#tools/contract/world/shown.ts';
import { successMedia } from '#tools/contract/world/views.ts';
import { brief, type Difference, differenceOf } from './difference.ts';
import { bodiesOf, fits, type Target, targetsOf } from './write-bodies.ts';

const check = 'writes';
/** How many bodies of an operation are previewed. */
const tried = 3;

/** What a preview has changed. */
interface Change {
  readonly read: string;
  readonly difference: Difference;
}

/** With `preview: true` nothing changes, wherever the person can read. */
export async function checkPreviews(run: Run): Promise<void> {
  for (const operation of run.operations) {
    const media = operation.body?.media[0];
    const { properties = {} } = run.contract.resolve(media?.schema ?? {});
    if (operation.isRead || !('preview' in properties) || !run.may(operation)) continue;
    let isPossible = false;
    for (const target of await everyTarget(run, operation)) {
      const result = await new PreviewCheck(run, operation, target).play();
      isPossible ||= result !== 'impossible';
      if (result === 'tried') break;
    }
    if (!isPossible) run.coverage.explain(operation.id, check, 'no preview was possible');
  }
}

/** What is about no record can be tried by everybody: one may have more to choose from than another. */
async function everyTarget(run: Run, operation: Operation): Promise<Target[]> {
  const targets = await targetsOf(run, operation, 0);
  if (operation.parameters.some((one) => one.in === 'path')) return targets;
  for (const as of persons) {
    if (targets.some((one) => one.as === as) || as === 'noScope' || !(await run.has(as))) continue;
    targets.push({ as, path: {} });
  }
  return targets;
}

/** The previews of one operation about one record. */
class PreviewCheck {
  readonly #run: Run;
  readonly #operation: Operation;
  readonly #target: Target;
  /** What was read after the last preview: nothing else is sent before the next one. */
  #present: ReadonlyMap<string, unknown> | null = null;

  constructor(run: Run, operation: Operation, target: Target) {
    this.#run = run;
    this.#operation = operation;
    this.#target = target;
  }

  /** Whether all that previews can show was tried: of several bodies one may be what is set already. */
  async play(): Promise<'tried' | 'possible' | 'impossible'> {
    let accepted = 0;
    const bodies = this.#bodies();
    for (const body of bodies) {
      const found = await this.#changeOf(body);
      if (found === null) continue;
      accepted += 1;
      if (found.change === null) continue;
      // A server that applies previews has now what was previewed: only another body shows it again.
      const others = bodies.filter((one) => one !== body);
      if (await this.#isConfirmed(others.length > 0 ? others : bodies)) {
        this.#add(found.exchange, found.change);
      }
      return 'tried';
    }
    if (accepted === 0) return 'impossible';
    return accepted > 1 || !this.#isChoice() ? 'tried' : 'possible';
  }

  /** Whether another preview changes something, too: a background job may have done it once. */
  async #isConfirmed(bodies: readonly JsonObject[]): Promise<boolean> {
    for (const body of bodies) {
      const found = await this.#changeOf(body);
      if (found !== null) return found.change !== null;
    }
    return false;
  }

  /** What the request sets beside `preview`. */
  #settable(): Settable[] {
    const request = this.#operation.body?.media[0]?.schema ?? {};
    const response = successMedia(this.#operation)?.schema ?? {};
    const settable = settableOf(this.#run.contract, request, response);
    return settable.filter(({ name }) => name !== 'preview');
  }

  /** Whether previews of different bodies differ: without a choice one is enough. */
  #isChoice(): boolean {
    return this.#settable().length > 0;
  }

  #bodies(): JsonObject[] {
    const { as } = this.#target;
    const plain = this.#run.cases.plainBody(this.#operation, as)?.value as JsonObject | undefined;
    if (plain === undefined) return [];
    const settable = this.#settable();
    const writer = { operation: this.#operation, settable };
    const others = settable.length === 0 ? [] : bodiesOf(this.#run, writer, as, plain);
    const previews = [...others.map(({ value }) => value), plain]
      .map((value) => ({ ...value, preview: true }))
      .filter((value) => fits(this.#run, this.#operation, value));
    const texts = previews.map((value) => JSON.stringify(value));
    return previews.filter((_, at) => texts.indexOf(texts[at] ?? '') === at).slice(0, tried);
  }

  /** What a preview changes; null when the server rejects it. */
  async #changeOf(
    value: JsonObject,
  ): Promise<{ exchange: Exchange; change: Change | null } | null> {
    const { as, path } = this.#target;
    const plain = this.#run.cases.plain(this.#operation, as);
    if (plain.body === null) return null;
    const parts = { ...plain, path, body: { ...plain.body, value } };
    if (!this.#run.may(this.#operation, parts)) return null;
    const before = this.#present ?? (await readStable(this.#run, as));
    this.#present = before;
    const exchange = await this.#run.send(
      { operation: this.#operation, as, parts },
      { check, subject: 'a preview' },
      acceptsSound(this.#operation),
      { impatient: true },
    );
    if (!isSuccess(exchange)) return null;
    const after = await readEverything(this.#run, as);
    // Without what differs each time.
    this.#present = new Map([...after].filter(([read]) => before.has(read)));
    for (const [read, json] of before) {
      if (!after.has(read)) continue;
      const difference = differenceOf(json, after.get(read), '');
      if (difference !== null) return { exchange, change: { read, difference } };
    }
    return { exchange, change: null };
  }

  #add(exchange: Exchange, { read, difference }: Change): void {
    if (!this.#run.isChosen(this.#operation)) return;
    this.#run.findings.add(
      exchange,
      {
        rule: 'preview-changes',
        expected: `${read} ${difference.at} ${brief(difference.one)}, as before the preview`,
        actual: brief(difference.two),
      },
      { check, subject: 'a preview' },
    );
    this.#run.coverage.settle(this.#operation.id, check, true);
  }
}
