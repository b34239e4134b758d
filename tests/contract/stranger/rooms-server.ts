/** A back end of the contract of rooms: sound, or with a mistake. */
import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import {
  type Call,
  ContractServer,
  type Json,
  pageOf,
  problem,
  type Reply,
  tokens,
} from './contract-server.ts';
import { roomsContract } from './rooms-contract.ts';
import type { RoomMistake } from './rooms-mistakes.ts';

interface Room extends Json {
  readonly id: number;
  readonly owner: string;
  name: string;
  floor: number;
  kind: string;
  price: number;
  hasBalcony: boolean;
}

interface Booking extends Json {
  readonly id: string;
  readonly owner: string;
  readonly room: Room;
  /** The name of the room when it was booked. */
  readonly formerName: string;
  /** The state of a moment ago. */
  former: Json;
}

interface Stored {
  readonly body: string;
  readonly reply: Reply;
}

const prefix = '/hotel';
const optional = { beds: 2, note: null, hasBalcony: false };
const kinds = ['single', 'double', 'suite'];
const secret = randomUUID();
const open = { state: 'booked', reason: null, cancelledAt: null, arrivedAt: null };
const cancelled = { ...open, state: 'cancelled', reason: 'Rain' };

export class RoomsServer extends ContractServer {
  readonly #has: (mistake: RoomMistake) => boolean;
  readonly #rooms: Room[] = [];
  readonly #bookings: Booking[] = [];
  readonly #profiles = new Map<string, Json>();
  readonly #keys = new Map<string, Stored>();

  constructor(mistake: RoomMistake | null) {
    super(roomsContract, prefix);
    this.#has = (one) => one === mistake;
    for (const owner of Object.values(tokens)) {
      this.#profiles.set(owner, { name: 'Guest', email: `${owner}@example.org`, quotes: 0 });
      // What filters leave does not overlap in the first values: only single rooms of the first floor have a balcony.
      for (let index = 0; index < 24; index += 1) {
        const floor = index % 4;
        const kind = kinds[index % 3] ?? '';
        const name = `Room ${String.fromCodePoint(65 + index)} of ${owner.slice(-4)}`;
        const hasBalcony = floor === 1 && kind === 'suite';
        this.#addRoom(owner, { name, floor, kind, hasBalcony, price: 50 * (1 + (index % 5)) });
      }
      for (let index = 0; index < 5; index += 1) {
        const room = this.#rooms.find((one) => one.owner === owner);
        if (room === undefined) continue;
        const values = { nights: 1 + index, guests: ['Zoe', 'Ann'], email: 'zoe@example.org' };
        const at = '2026-03-01T10:00:00.000Z';
        const state = index === 2 ? { ...cancelled, cancelledAt: at } : open;
        this.#addBooking(owner, room, { ...values, ...state });
      }
    }
  }

  protected override callerOf(token: string | undefined): string | undefined {
    if (!this.#has('token-altered')) return super.callerOf(token);
    return Object.values(tokens).find((one) => one.slice(-4) === token?.slice(-4));
  }

  #addRoom(owner: string, values: Json): Room {
    const id = 101 + this.#rooms.length * 3;
    const room = { ...optional, ...values, id, owner } as unknown as Room;
    this.#rooms.push(room);
    return room;
  }

  #addBooking(owner: string, room: Room, { roomId: _id, ...values }: Json): Booking {
    const booking: Booking = {
      extras: [],
      ...open,
      ...values,
      id: randomUUID(),
      owner,
      room,
      formerName: room.name,
      former: {},
      total: room.price * Number(values.nights),
    };
    this.#bookings.push(booking);
    return booking;
  }

  protected override async handle(id: string, call: Call): Promise<Reply> {
    const { caller, path, body } = call;
    switch (id) {
      case 'listRooms':
        return this.#listRooms(call);
      case 'addRoom':
        return this.#created(`/rooms/`, showRoom(this.#addRoom(caller, body)));
      case 'listBookings': {
        const own = this.#bookings.filter(({ owner }) => owner === caller);
        return pageOf(
          own.map((one) => this.#list(one)),
          call.query,
        );
      }
      case 'book':
      case 'quote':
        return this.#book(id, call);
      case 'readTicket':
        return this.#readTicket(String(path.ticket));
      case 'getProfile':
      case 'changeProfile':
        return this.#profile(id, call);
      default:
        if ('roomId' in path) return this.#room(id, call);
        return this.#has('cancel-raced') && id === 'cancelBooking'
          ? this.#cancelLate(call)
          : this.#booking(id, call);
    }
  }

  #created(collection: string, shown: Json): Reply {
    const id = this.#has('location-of-another') ? this.#rooms[0]?.id : shown.id;
    const at = this.#has('location-nowhere') ? 'items/' : collection;
    return { status: 201, body: shown, headers: { Location: `${prefix}${at}${id}` } };
  }

  #room(id: string, { caller, path, body }: Call): Reply {
    const room = this.#rooms.find((one) => one.id === Number(path.roomId));
    if (room?.owner !== caller) return problem(404);
    if (id === 'getRoom') return { status: 200, body: showRoom(room) };
    const next: Json = { ...optional, ...body };
    const retains = (mistake: RoomMistake, name: string) => {
      if (this.#has(mistake) && !(name in body)) delete next[name];
    };
    retains('put-keeps-note', 'note');
    retains('put-keeps-balcony', 'hasBalcony');
    retains('put-keeps-beds', 'beds');
    Object.assign(room, next);
    if (this.#has('neighbor-changed')) {
      const own = this.#rooms.filter(({ owner }) => owner === caller);
      const [neighbor] = own.slice(17);
      if (neighbor !== undefined && neighbor !== room) neighbor.price = room.price;
    }
    return { status: 200, body: showRoom(room) };
  }

  #listRooms({ caller, query }: Call): Reply {
    const { floor, kind, hasBalcony, priceFrom, priceTo } = query;
    const isGiven = (value: unknown) =>
      value !== undefined && (String(value) !== '0' || !this.#has('zero-bound-ignored'));
    const hasFloor = floor !== undefined && (floor !== 0 || !this.#has('zero-floor-ignored'));
    const hasFlag = hasBalcony !== undefined && (hasBalcony || !this.#has('false-ignored'));
    const filters = [hasFloor, kind !== undefined, hasFlag].filter(Boolean).length;
    const isDropped = this.#has('bound-beside-filter-ignored') && filters > 0;
    const isNothing = this.#has('pair-finds-nothing') && kind !== undefined && hasBalcony === true;
    const found = this.#rooms.filter(
      (one) =>
        one.owner === caller &&
        !isNothing &&
        (!hasFloor || one.floor === floor) &&
        (kind === undefined || one.kind === kind) &&
        (!hasFlag || one.hasBalcony === hasBalcony) &&
        (!isGiven(priceFrom) || isDropped || one.price >= Number(priceFrom)) &&
        (!isGiven(priceTo) || isDropped || one.price <= Number(priceTo)) &&
        this.#matches(one.name, query.text),
    );
    return pageOf(found.map(showRoom), query);
  }

  #matches(name: string, sought: unknown): boolean {
    if (sought === undefined) return true;
    const text = this.#has('text-untrimmed') ? String(sought) : String(sought).trim();
    const [own, other] = this.#has('text-cased')
      ? [name, text]
      : [name.toLowerCase(), text.toLowerCase()];
    return this.#has('text-whole') ? own === other : own.includes(other);
  }

  async #book(id: string, { caller, body, headers }: Call): Promise<Reply> {
    const room = this.#rooms.find((one) => one.id === body.roomId);
    if (room?.owner !== caller) return problem(404);
    if (id === 'quote') {
      const profile = this.#profiles.get(caller);
      if (this.#has('quote-books')) this.#addBooking(caller, room, body);
      if (this.#has('quote-marks') && profile) profile.quotes = Number(profile.quotes) + 1;
      return { status: 200, body: { total: room.price * Number(body.nights) } };
    }
    const given = headers['idempotency-key'];
    if (given === undefined)
      return this.#created('/bookings/', this.#show(this.#add(caller, room, body)));
    const sent = JSON.stringify(body);
    const key = `${caller} ${this.#has('keys-confused') ? sent : given}`;
    const stored = this.#keys.get(key);
    if (stored?.body === sent) return stored.reply;
    if (stored !== undefined) {
      return { status: 422, body: { message: 'Used', reason: 'IdempotencyKeyReused' } };
    }
    if (this.#has('key-raced')) await delay(30);
    const reply = this.#created('/bookings/', this.#show(this.#add(caller, room, body)));
    this.#keys.set(key, { body: sent, reply });
    return reply;
  }

  #add(caller: string, room: Room, body: Json): Booking {
    const {
      guests,
      extras = [],
      email,
    } = body as { guests: string[]; extras?: string[]; email: string };
    return this.#addBooking(caller, room, {
      ...body,
      guests: this.#has('guests-sorted') ? guests.toSorted() : guests,
      extras: this.#has('extras-distinct') ? [...new Set(extras)] : extras,
      email: this.#has('email-cut') ? email.replace(/^.*[A-Z].*$/, 'a@example.org') : email,
    });
  }

  #booking(id: string, { caller, path, body }: Call): Reply {
    const sought = path.bookingId ?? body.bookingId;
    const booking = this.#bookings.find((one) => one.id === sought);
    if (booking?.owner !== caller) return problem(404);
    const at = new Date().toISOString();
    switch (id) {
      case 'cancelBooking': {
        if (booking.state !== 'booked' && !this.#has('cancel-twice')) return problem(409);
        const next = { state: 'cancelled', reason: body.reason, cancelledAt: at };
        for (const one of this.#has('cancel-all') ? this.#bookings : []) {
          if (one.owner === caller && one !== booking) Object.assign(one, next);
        }
        return this.#change(booking, next, this.#has('cancel-forgotten'));
      }
      case 'reopenBooking':
        if (booking.state !== 'cancelled' && !this.#has('reopen-twice')) return problem(409);
        if (booking.state === 'booked' && booking.formerState !== 'cancelled') return problem(409);
        booking.formerState = booking.state;
        return this.#change(booking, open, this.#has('reopen-forgotten'));
      case 'checkIn':
        if (booking.state === 'cancelled') return problem(409);
        if (booking.state === 'arrived' && !this.#has('check-in-twice')) return problem(409);
        return this.#change(booking, { state: 'arrived', arrivedAt: at }, false);
      default:
        return { status: 200, body: this.#show(booking) };
    }
  }

  /** Checks the state, and changes it a moment later, whatever it is by then. */
  async #cancelLate(call: Call): Promise<Reply> {
    const booking = this.#bookings.find((one) => one.id === call.path.bookingId);
    if (booking?.owner !== call.caller || booking.state !== 'booked') {
      return this.#booking('cancelBooking', call);
    }
    await delay(30);
    booking.state = 'booked';
    return this.#booking('cancelBooking', call);
  }

  /** Shows the change; where it is forgotten, it is nowhere else. */
  #change(booking: Booking, next: Json, isForgotten: boolean): Reply {
    const { former: _former, ...before } = booking;
    booking.former = before;
    const shown = { ...this.#show(booking), ...next };
    if (isForgotten) return { status: 200, body: shown };
    Object.assign(booking, next, this.#has('cancel-loses-reason') ? { reason: null } : {});
    return { status: 200, body: shown };
  }

  #show(booking: Booking): Json {
    const { id, nights, guests, extras, email, total, state, reason, cancelledAt, arrivedAt } =
      booking;
    const shown = {
      id,
      nights,
      guests,
      extras,
      email,
      total,
      state,
      reason,
      cancelledAt,
      arrivedAt,
    };
    return { ...shown, room: this.#named(booking), ticket: ticketOf(id) };
  }

  #list(booking: Booking): Json {
    const isLate = this.#has('cancel-unlisted') && booking.state === 'cancelled';
    const { id, total, state, cancelledAt, arrivedAt } = {
      ...booking,
      ...(isLate ? booking.former : {}),
    };
    return { id, total, state, cancelledAt, arrivedAt, room: this.#named(booking) };
  }

  #named({ room, formerName }: Booking): Json {
    return { id: room.id, name: this.#has('copies-stale') ? formerName : room.name };
  }

  #readTicket(ticket: string): Reply {
    const [id = ''] = ticket.split('.');
    const isValid = ticket === ticketOf(id) || this.#has('ticket-altered');
    const booking = this.#bookings.find((one) => one.id === id);
    if (booking === undefined || !isValid) return problem(404);
    return { status: 200, body: { room: booking.room.name, nights: booking.nights } };
  }

  #profile(id: string, { caller, body }: Call): Reply {
    const isShared = this.#has('profile-shared');
    const isLost = this.#has('profile-of-others-lost') && caller !== tokens.main;
    const owner = isShared ? tokens.main : caller;
    const profile = this.#profiles.get(owner) ?? {};
    if (id === 'changeProfile' && !isLost) Object.assign(profile, body);
    const shown = { ...profile };
    if (this.#has('email-half-lowered') && id === 'getProfile') {
      shown.email = String(shown.email).toLowerCase();
    }
    return { status: 200, body: shown };
  }
}

function showRoom({ owner: _owner, ...shown }: Room): Json {
  return shown;
}

/** A link that cannot be guessed: the id of the booking, signed. */
function ticketOf(id: string): string {
  return `${id}.${createHmac('sha256', secret).update(id).digest('hex').slice(0, 24)}`;
}
