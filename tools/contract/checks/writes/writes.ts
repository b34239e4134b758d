import { isDeepStrictEqual } from 'node:util';
import { evaluate } from '#server/contract/validation/validations.ts';
import { acceptsSound } from '#tools/contract/checks/accepts-sound.ts';
import { idText } from '#tools/contract/ids/id-values.ts';
import { isObject, type JsonObject } from '#tools/contract/openapi/schema.ts';
import type { Run } from '#tools/contract/run.ts';
import { type Exchange, isSuccess } from '#tools/contract/send/call.ts';
import type { Flaw } from '#tools/contract/validate/validator.ts';
import { otherViewsOf } from '#tools/contract/world/record-views.ts';
import { isShown, type Settable } from '#tools/contract/world/shown.ts';
import { lastingJson } from '#tools/contract/world/temporary.ts';
import { recordLike, type View, viewCall, viewsOf } from '#tools/contract/world/views.ts';
import { absentValue, mayReset } from './absent-values.ts';
import { checkActions } from './actions/actions.ts';
import { type Unlisted, unlistedFlaw, unlistedRecord } from './created-listed.ts';
import { creationFlaw } from './creation-values.ts';
import { brief, differenceOf, withoutMoments } from './difference.ts';
import { readTagged, staleTagFlaws } from './etags.ts';
import { locationFlaw } from './locations.ts';
import { type Neighbors, neighborFlaws, neighborsOf } from './neighbors.ts';
import { nextReadFlaws } from './next-read.ts';
import { endCheckouts, prepareWrites } from './prepare-writes.ts';
import { checkPreviews } from './previews.ts';
import { readElsewhere, sentFlaw } from './sent-flaws.ts';
import {
  bodiesOf,
  fits,
  isLimited,
  plainBody,
  requiredOnly,
  separately,
  type Target,
  targetsOf,
  type WriteBody,
  type Writer,
  writersOf,
} from './write-bodies.ts';

const check = 'writes';
/** How many bodies are sent with one property each. */
const MOST_SINGLE = 2;
/** How many properties are changed alone. */
const MOST_ALONE = 4;

/** Sets every property that can be read back, and reads it wherever it is shown. */
export async function checkWrites(run: Run): Promise<void> {
  const writers = writersOf(run);
  await prepareWrites(run, writers);
  const played: WriteCheck[] = [];
  for (const [done, writer] of writers.entries()) {
    run.report({ check, done, total: writers.length });
    const { id } = writer.operation;
    let isPossible = false;
    for (const target of await targetsOf(run, writer.operation, done)) {
      const next = new WriteCheck(run, writer, target);
      played.push(next);
      isPossible = await next.play();
      if (isPossible) break;
    }
    if (!isPossible) run.coverage.explain(id, check, 'the plainest change was not possible');
  }
  await checkPreviews(run);
  await checkActions(run);
  // Late records are waited for at the end: until then most are there.
  await Promise.all(played.map((one) => one.expectListed()));
  for (const one of played) await one.removeMade();
  await endCheckouts(run);
  run.report({ check, done: writers.length, total: writers.length });
}

/** A change with a property, and then one without it. */
interface Omission {
  readonly before: Exchange;
  readonly after: Exchange;
  /** The body of the first. */
  readonly full: JsonObject;
  /** The body of the second. */
  readonly rest: JsonObject;
  readonly one: Settable;
}

class WriteCheck {
  readonly #run: Run;
  readonly #writer: Writer;
  readonly #target: Target;
  readonly #views: readonly View[];
  /** Reads with another schema of the record. */
  readonly #otherViews: readonly View[];
  /** Ids of records that this check has made. */
  readonly #made = new Set<string>();
  #first: Exchange | null = null;
  /** The first record, where its list did not have it at once. */
  #unlisted: Unlisted | null = null;
  /** The version that the last response to a change had; undefined where it is to be read. */
  #lastVersion: unknown;
  /** The record before all changes, where a read shows it. */
  #original: JsonObject | undefined;

  constructor(run: Run, writer: Writer, target: Target) {
    this.#run = run;
    this.#writer = writer;
    this.#target = target;
    this.#views = viewsOf(run.contract, writer.operation);
    this.#otherViews = otherViewsOf(run.contract, writer.operation);
  }

  /** Whether the change was possible at all. */
  async play(): Promise<boolean> {
    const { operation, settable } = this.#writer;
    const plain = plainBody(this.#run, operation, this.#target.as);
    if (plain === null) return true;
    this.#original = await this.#present(plain);
    const former = await this.#former(plain);
    const first = (former && (await this.#start(former))) ?? (await this.#start(plain));
    if (first === null) return false;
    const { exchange, body: base } = first;
    this.#first = exchange;
    await this.#compare(exchange, base, settable);
    if (exchange.response?.status === 201) {
      const views = [...this.#views, ...this.#otherViews];
      this.#unlisted = await unlistedRecord(this.#run, exchange, views);
      const wrong = await locationFlaw(this.#run, exchange);
      if (wrong !== null) this.#add(exchange, wrong);
    }
    const before = await this.#neighborsOf(exchange);
    const tagged = await readTagged(this.#run, exchange, this.#views);
    for (const body of this.#bodies(base)) await this.#try(base, body);
    for (const stale of await staleTagFlaws(this.#run, tagged))
      this.#add(stale.exchange, stale.flaw);
    if (operation.method === 'PUT') {
      await this.#repeat(base);
      await this.#omit(base);
    }
    if (operation.method === 'PATCH') await this.#omitOthers(base);
    if (before !== null) await this.#expectOthers(before, 'changes', base.id);
    if (former !== null) await this.#send(former, 'as it was before');
    return true;
  }

  async #start(body: JsonObject): Promise<{ exchange: Exchange; body: JsonObject } | null> {
    const exchange = await this.#send(body, 'the plainest change');
    return exchange !== null && isSuccess(exchange) ? { exchange, body } : null;
  }

  #bodies(base: JsonObject): WriteBody[] {
    return bodiesOf(this.#run, this.#writer, this.#target.as, base);
  }

  /** The body that makes the record as it is now; null where there is none, or it is not shown. */
  async #former(plain: JsonObject): Promise<JsonObject | null> {
    const { operation, settable } = this.#writer;
    if (!isChange(operation.method)) return null;
    for (const view of this.#views) {
      const response = await this.#readRecord(view, plain);
      if (response === undefined) continue;
      let body = plain;
      for (const { name, shown } of settable) {
        if (typeof shown !== 'string') continue;
        const next = { ...body, [name]: evaluate(shown, { response, request: plain }) };
        if (next[name] !== undefined && fits(this.#run, operation, next)) body = next;
      }
      return body;
    }
    return null;
  }

  /** The record as it is, where the operation changes one. */
  async #present(plain: JsonObject): Promise<JsonObject | undefined> {
    if (!isChange(this.#writer.operation.method)) return undefined;
    for (const view of this.#views) {
      const record = await this.#readRecord(view, plain);
      if (record !== undefined) return record;
    }
    return undefined;
  }

  /** What was created is listed by now, if not at once. */
  async expectListed(): Promise<void> {
    const found = this.#unlisted && (await unlistedFlaw(this.#run, this.#unlisted));
    if (found !== null) this.#add(found.exchange, found.flaw);
  }

  async #readRecord(view: View, like: JsonObject): Promise<JsonObject | undefined> {
    const { as, path } = this.#target;
    const parts = { path, query: [], headers: {}, body: null };
    const call = { operation: this.#writer.operation, as, parts };
    const read = viewCall(view, { call, request: nothing, response: null, failure: null });
    const exchange = read && (await this.#run.client.send(read));
    return exchange && isSuccess(exchange)
      ? recordLike(view, exchange.response?.json, like)
      : undefined;
  }

  async #try(plain: JsonObject, body: WriteBody): Promise<void> {
    const exchange = await this.#send(body.value, body.label);
    if (exchange === null) return;
    if (isSuccess(exchange)) await this.#compare(exchange, body.value, body.about);
    else if (exchange.response?.status !== 429 && !isLimited(this.#writer.operation)) {
      for (const one of separately(plain, body)) {
        const next = await this.#send(one.value, one.label);
        if (next !== null && isSuccess(next)) await this.#compare(next, one.value, one.about);
      }
    }
  }

  /** Sends a body, with the present version where one is required; null when it may not be sent. */
  async #send(given: JsonObject, subject: string): Promise<Exchange | null> {
    const { operation } = this.#writer;
    const { as, path } = this.#target;
    const plain = this.#run.cases.plain(operation, as);
    if (plain.body === null) return null;
    const version = 'version' in given ? await this.#version(given) : undefined;
    const value = version === undefined ? given : { ...given, version };
    const call = { operation, as, parts: { ...plain, path, body: { ...plain.body, value } } };
    if (!fits(this.#run, operation, value) || !this.#run.may(operation, call.parts)) return null;
    const accepts = acceptsSound(operation);
    const exchange = await this.#run.send(call, { check, subject }, accepts, { impatient: true });
    const { json } = exchange.response ?? {};
    this.#lastVersion = isSuccess(exchange) && isObject(json) ? json.version : undefined;
    const id = isObject(json) ? idText(json.id) : null;
    if (exchange.response?.status === 201 && id !== null) this.#made.add(id);
    return exchange;
  }

  async #version(given: JsonObject): Promise<unknown> {
    if (this.#lastVersion !== undefined) return this.#lastVersion;
    for (const view of this.#views) {
      const record = view.list === null ? await this.#readRecord(view, given) : undefined;
      if (record?.version !== undefined) return record.version;
    }
    return undefined;
  }

  /** What was sent must be in the response, and the response in the next read. */
  async #compare(exchange: Exchange, sent: JsonObject, about: readonly Settable[]): Promise<void> {
    for (const property of about) await this.#compareProperty(exchange, sent, property);
    const { json } = exchange.response ?? {};
    const moved =
      this.#original && isObject(json) && this.#original.id === json.id
        ? creationFlaw(this.#original, json, this.#writer.settable)
        : null;
    if (moved !== null) this.#add(exchange, moved);
    for (const flaw of await nextReadFlaws(this.#run, exchange, this.#views)) {
      this.#add(exchange, flaw);
    }
  }

  async #compareProperty(exchange: Exchange, sent: JsonObject, one: Settable): Promise<void> {
    const { name, schema, shown } = one;
    if (!(name in sent)) return;
    const json = exchange.response?.json;
    let other: Exchange | undefined;
    let actual: unknown;
    if (typeof shown === 'string') actual = evaluate(shown, { response: json, request: sent });
    else {
      const found = await readElsewhere(this.#run, exchange, sent, shown);
      if (found === null) return;
      ({ other, actual } = found);
    }
    const flaw = sentFlaw({ name, schema, request: sent }, actual);
    if (flaw) this.#add(exchange, { ...flaw, ...(other && { other }) });
  }

  /** The same again changes nothing: PUT is idempotent. */
  async #repeat(plain: JsonObject): Promise<void> {
    const once = await this.#send(plain, 'the same change');
    const twice = await this.#send(plain, 'the same change again');
    if (!once || !twice || !isSuccess(once) || !isSuccess(twice)) return;
    const lasting = (one: Exchange) => withoutMoments(lastingJson(this.#run.contract, one));
    const [one, two] = [once, twice].map(lasting);
    const difference = differenceOf(one, two, '');
    if (difference === null) return;
    this.#add(twice, {
      rule: 'twice-not-once',
      expected: `${difference.at || 'the response'} ${brief(difference.one)}, as after the first time`,
      actual: brief(difference.two),
      other: once,
    });
  }

  /** What is not sent stays, or becomes what the contract says. */
  async #omit(plain: JsonObject): Promise<void> {
    const { operation, settable } = this.#writer;
    let left = settable.filter(({ isRequired }) => !isRequired);
    for (const full of this.#fullBodies(plain)) {
      // What is what its absence makes of it says nothing, and null or empty little.
      const sent = left.filter(({ name, schema }) => {
        if (!(name in full)) return false;
        const absent = schema['x-absent-as'] ?? absentValue(this.#run.contract, operation, schema);
        if (absent === undefined) return !isEmpty(full[name]);
        return !isDeepStrictEqual(full[name], absent);
      });
      if (sent.length === 0) continue;
      const before = await this.#send(full, 'everything');
      if (!before || !isSuccess(before)) continue;
      left = left.filter((one) => !sent.includes(one));
      const rest = requiredOnly(this.#run, operation, full);
      const after = await this.#send(rest, 'only what is required');
      if (after && isSuccess(after)) {
        for (const one of sent) await this.#compareOmitted({ before, after, full, rest, one });
      } else for (const one of sent) await this.#omitOne(full, one);
    }
  }

  /** A change names some of the properties: after all were sent, each alone leaves the others. */
  async #omitOthers(plain: JsonObject): Promise<void> {
    const { settable } = this.#writer;
    const bodies = this.#bodies(plain).map(({ value }) => value);
    // What is null, empty or false may be what a lost value becomes.
    const weight = (body: JsonObject) =>
      settable.filter(({ name }) => isDistinct(body[name])).length;
    const [full] = bodies.toSorted((one, other) => weight(other) - weight(one));
    if (full === undefined) return;
    const before = await this.#send(full, 'everything');
    if (!before || !isSuccess(before)) return;
    const sent = settable.filter(({ name, isRequired }) => name in full && !isRequired);
    for (const one of sent.slice(0, MOST_ALONE)) {
      const required = requiredOnly(this.#run, this.#writer.operation, full);
      const rest = { ...required, [one.name]: full[one.name] };
      const after = await this.#send(rest, `only ${one.name}`);
      if (!after || !isSuccess(after)) continue;
      await this.#compare(after, rest, [one]);
      for (const other of sent) {
        if (other !== one && isDistinct(full[other.name])) {
          this.#compareUnsent(before, after, full, other);
        }
      }
    }
  }

  /** Without one property: some may not all be absent at once. */
  async #omitOne(full: JsonObject, one: Settable): Promise<void> {
    const before = await this.#send(full, 'everything');
    if (!before || !isSuccess(before)) return;
    const { [one.name]: _omitted, ...rest } = full;
    const after = await this.#send(rest, `everything but ${one.name}`);
    if (!after || !isSuccess(after)) return;
    await this.#compareOmitted({ before, after, full, rest, one });
  }

  async #compareOmitted({ before, after, full, rest, one }: Omission): Promise<void> {
    if ('x-absent-as' in one.schema) await this.#compareAbsent(after, rest, one);
    else this.#compareUnsent(before, after, full, one);
  }

  /** Bodies with all properties, then with one of them each: together they may be rejected. */
  #fullBodies(plain: JsonObject): JsonObject[] {
    const bodies = this.#bodies(plain);
    const single = bodies.slice(0, MOST_SINGLE).flatMap((body) => separately(plain, body));
    return [...bodies, ...single].map(({ value }) => value);
  }

  #compareUnsent(before: Exchange, after: Exchange, full: JsonObject, one: Settable): void {
    const { name, schema, shown } = one;
    if (typeof shown !== 'string') return;
    const stays = evaluate(shown, { response: before.response?.json, request: full });
    const { contract } = this.#run;
    const absent = absentValue(contract, this.#writer.operation, schema);
    const expected = absent === undefined ? stays : absent;
    const actual = evaluate(shown, { response: after.response?.json, request: full });
    if (isShown(schema, expected, actual)) return;
    const { method } = this.#writer.operation;
    if (method === 'PUT' && mayReset(contract, schema, actual)) return;
    this.#add(after, {
      rule: 'unsent-changed',
      expected: `${name} ${brief(expected)}, which was not sent`,
      actual: brief(actual),
      other: before,
    });
  }

  /** Without the property the response is the same as with the value that its absence means. */
  async #compareAbsent(without: Exchange, rest: JsonObject, one: Settable): Promise<void> {
    const { name, schema } = one;
    const value = schema['x-absent-as'];
    const named = await this.#send({ ...rest, [name]: value }, `${name} as if it were not sent`);
    if (!named || !isSuccess(named)) return;
    const [expected, actual] = [named, without].map((exchange) =>
      withoutMoments(lastingJson(this.#run.contract, exchange)),
    );
    const difference = differenceOf(expected, actual, '');
    if (difference === null) return;
    this.#add(without, {
      rule: 'unsent-changed',
      expected: `${difference.at || 'the response'} ${brief(difference.one)} without ${name}, as with ${brief(value)}`,
      actual: brief(difference.two),
      other: named,
    });
  }

  #neighborsOf(exchange: Exchange): Promise<Neighbors | null> {
    return neighborsOf(this.#run, exchange, [...this.#views, ...this.#otherViews]);
  }

  /** Records that were not named are as before. @param own the id of the one that was. */
  async #expectOthers(before: Neighbors, verb: string, own?: unknown): Promise<void> {
    const named = new Set([idText(own), ...Object.values(this.#target.path), ...this.#made]);
    const { operation, settable } = this.#writer;
    const about = { operation: operation.id, settable, named, verb };
    for (const { exchange, flaw } of await neighborFlaws(this.#run, before, about)) {
      this.#add(exchange, flaw);
    }
  }

  /** Deletes what was made, one after another: the others stay. */
  async removeMade(): Promise<void> {
    const { operation } = this.#writer;
    const like = this.#first;
    const remove = this.#run.contract.operations.find(
      ({ method, path }) =>
        method === 'DELETE' &&
        path.startsWith(`${operation.path}/{`) &&
        !path.slice(operation.path.length + 1).includes('/'),
    );
    if (like === null || remove === undefined) return;
    for (const id of this.#made) {
      const before = await this.#neighborsOf(like);
      const name = remove.path.slice(operation.path.length + 2, -1);
      const path = { ...like.call.parts.path, [name]: id };
      const parts = { path, query: [], headers: {}, body: null };
      const call = { operation: remove, as: this.#target.as, parts };
      if (!this.#run.may(remove, parts)) return;
      const exchange = await this.#run.send(call, { check, subject: 'delete what was made' });
      if (!isSuccess(exchange) || before === null) continue;
      this.#made.delete(id);
      const left = await this.#neighborsOf(like);
      if (left?.records.some((one) => idText(one.id) === id)) {
        this.#add(exchange, {
          rule: 'deleted-still-there',
          expected: `no ${id} in ${before.view.operation.id}`,
          actual: 'it is listed',
        });
      }
      await this.#expectGone(exchange, like, id);
      const others = { ...before, records: before.records.filter((one) => idText(one.id) !== id) };
      await this.#expectOthers(others, 'is undone');
    }
  }

  /** What was deleted cannot be read by its id. */
  async #expectGone(deleted: Exchange, like: Exchange, id: string): Promise<void> {
    const json = Object(like.response?.json);
    const response = like.response && { ...like.response, json: { ...json, id } };
    for (const view of this.#views.filter(({ list }) => list === null)) {
      const call = viewCall(view, { ...like, response });
      const read = call && (await this.#run.client.send(call));
      if (!read || !isSuccess(read) || idText(Object(read.response?.json).id) !== id) continue;
      this.#add(deleted, {
        rule: 'deleted-still-there',
        expected: `404 of ${view.operation.id} for ${id}`,
        actual: `${read.response?.status}`,
        other: read,
      });
    }
  }

  #add(exchange: Exchange, flaw: Flaw): void {
    const { operation } = this.#writer;
    if (!this.#run.isChosen(operation)) return;
    const subject = 'what was set is read back';
    this.#run.findings.add(exchange, flaw, { check, subject, cause: operation });
    this.#run.coverage.settle(operation.id, check, true);
  }
}

const isEmpty = (value: unknown) => value === null || value === '';
const isDistinct = (value: unknown) =>
  !isEmpty(value) && value !== false && value !== 0 && !isDeepStrictEqual(value, []);
const isChange = (method: string) => method === 'PUT' || method === 'PATCH';
const nothing = { method: '', url: '', headers: {}, body: null };
