import {
  body,
  commonSchemas,
  failures,
  inPath,
  listOf,
  moment,
  number,
  pages,
  query,
  ref,
  success,
  uuid,
} from './contract-parts.ts';

/**
 * The contract of a hotel, with what the first one has not: actions that change the state of a record, copies of
 * names in other records, previews, keys, signed links, a profile, search.
 */
const roomId = { ...number, maximum: 1_000_000 };
const email = { type: 'string', format: 'email', maxLength: 80, example: 'anna@example.org' };
const created = (name: string) => ({
  '201': {
    ...success(ref(name))['200'],
    headers: { Location: { required: true, schema: { type: 'string' } } },
  },
});
const action = {
  ...success(ref('Booking')),
  ...failures('400', '401', '404', '409'),
};
const names = { type: 'array', items: { type: 'string', minLength: 1, maxLength: 40 } };
const price = { type: 'integer', minimum: 0, maximum: 100_000 };
const floor = { type: 'integer', minimum: -2, maximum: 40 };
const kind = { type: 'string', enum: ['single', 'double', 'suite'] };
const room = {
  name: { type: 'string', minLength: 2, maxLength: 60, pattern: '^\\S(.*\\S)?$' },
  floor,
  kind,
  price,
  beds: { type: 'integer', minimum: 1, maximum: 8, default: 2 },
  note: { type: ['string', 'null'], maxLength: 200, 'x-absent': null },
  hasBalcony: { type: 'boolean', 'x-absent': false },
};

export const roomsContract = {
  openapi: '3.1.0',
  info: { title: 'Rooms', version: '1.0.0' },
  servers: [{ url: 'https://rooms.example.org/hotel' }],
  security: [{ bearer: [] }],
  paths: {
    '/rooms': {
      get: {
        operationId: 'listRooms',
        parameters: [
          ...pages,
          query('text', {
            type: 'string',
            minLength: 1,
            maxLength: 60,
            'x-finds': '[self.name]',
            'x-matches': ['part', 'any-case', 'trimmed'],
          }),
          query('floor', floor),
          query('kind', kind),
          query('hasBalcony', { type: 'boolean' }),
          query('priceFrom', price),
          query('priceTo', price),
        ],
        responses: { ...success(listOf('Room')), ...failures('400', '401') },
      },
      post: {
        operationId: 'addRoom',
        requestBody: body('NewRoom'),
        responses: { ...created('Room'), ...failures('400', '401', '415') },
      },
    },
    '/rooms/{roomId}': {
      parameters: [inPath('roomId', roomId)],
      get: {
        operationId: 'getRoom',
        responses: { ...success(ref('Room')), ...failures('400', '401', '404') },
      },
      put: {
        operationId: 'replaceRoom',
        requestBody: body('NewRoom'),
        responses: { ...success(ref('Room')), ...failures('400', '401', '404', '415') },
      },
    },
    '/bookings': {
      get: {
        operationId: 'listBookings',
        parameters: pages,
        responses: { ...success(listOf('ListedBooking')), ...failures('400', '401') },
      },
      post: {
        operationId: 'book',
        parameters: [
          {
            name: 'Idempotency-Key',
            in: 'header',
            schema: { type: 'string', minLength: 8, maxLength: 80 },
          },
        ],
        requestBody: body('NewBooking'),
        responses: {
          ...created('Booking'),
          ...failures('400', '401', '404', '409', '415', '422'),
        },
      },
    },
    '/bookings/quote': {
      post: {
        operationId: 'quote',
        'x-read': true,
        requestBody: body('NewBooking'),
        responses: { ...success(ref('Quote')), ...failures('400', '401', '404', '415') },
      },
    },
    '/bookings/{bookingId}': {
      parameters: [inPath('bookingId', uuid)],
      get: {
        operationId: 'getBooking',
        responses: { ...success(ref('Booking')), ...failures('400', '401', '404') },
      },
    },
    '/bookings/{bookingId}/cancel': {
      parameters: [inPath('bookingId', uuid)],
      post: {
        operationId: 'cancelBooking',
        'x-once': true,
        requestBody: body('Cancellation'),
        responses: { ...action, ...failures('400', '401', '404', '409', '415') },
      },
    },
    '/bookings/{bookingId}/reopen': {
      parameters: [inPath('bookingId', uuid)],
      post: { operationId: 'reopenBooking', responses: action },
    },
    '/arrivals': {
      post: {
        operationId: 'checkIn',
        'x-once': true,
        requestBody: body('Arrival'),
        responses: { ...action, ...failures('400', '401', '404', '409', '415') },
      },
    },
    '/tickets/{ticket}': {
      parameters: [inPath('ticket', { type: 'string', minLength: 8, maxLength: 100 })],
      get: {
        operationId: 'readTicket',
        security: [],
        responses: { ...success(ref('Ticket')), ...failures('400', '404') },
      },
    },
    '/profile': {
      get: {
        operationId: 'getProfile',
        responses: { ...success(ref('Profile')), ...failures('401') },
      },
      put: {
        operationId: 'changeProfile',
        requestBody: body('ProfileChange'),
        responses: { ...success(ref('Profile')), ...failures('400', '401', '415') },
      },
    },
  },
  components: {
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    schemas: {
      ...commonSchemas,
      NewRoom: {
        type: 'object',
        additionalProperties: false,
        required: ['name', 'floor', 'kind', 'price'],
        properties: room,
      },
      Room: {
        type: 'object',
        'x-entity': 'room',
        required: ['id', ...Object.keys(room)],
        properties: { id: roomId, ...room },
      },
      RoomName: {
        type: 'object',
        'x-entity': 'room',
        required: ['id', 'name'],
        properties: { id: roomId, name: room.name },
      },
      NewBooking: {
        type: 'object',
        additionalProperties: false,
        required: ['roomId', 'nights', 'guests', 'email'],
        properties: {
          roomId,
          nights: { type: 'integer', minimum: 1, maximum: 30 },
          guests: { ...names, minItems: 1, maxItems: 6, uniqueItems: true },
          extras: { ...names, maxItems: 6 },
          email,
        },
      },
      Booking: {
        type: 'object',
        'x-entity': 'booking',
        required: [
          ...['id', 'room', 'nights', 'guests', 'extras', 'email', 'total', 'state', 'reason'],
          ...['cancelledAt', 'arrivedAt', 'ticket'],
        ],
        properties: {
          id: uuid,
          room: ref('RoomName'),
          nights: { type: 'integer' },
          guests: { ...names, uniqueItems: true },
          extras: names,
          email,
          total: { type: 'integer', minimum: 0, description: 'Of the day of booking.' },
          state: ref('BookingState'),
          reason: { type: ['string', 'null'] },
          cancelledAt: { ...moment, type: ['string', 'null'] },
          arrivedAt: { ...moment, type: ['string', 'null'] },
          ticket: {
            type: 'string',
            'x-signed': { operation: 'readTicket', parameter: 'ticket' },
          },
        },
      },
      ListedBooking: {
        type: 'object',
        'x-entity': 'booking',
        required: ['id', 'room', 'total', 'state', 'cancelledAt', 'arrivedAt'],
        properties: {
          id: uuid,
          room: ref('RoomName'),
          total: { type: 'integer' },
          state: ref('BookingState'),
          cancelledAt: { ...moment, type: ['string', 'null'] },
          arrivedAt: { ...moment, type: ['string', 'null'] },
        },
      },
      BookingState: { type: 'string', enum: ['booked', 'cancelled', 'arrived'] },
      Cancellation: {
        type: 'object',
        additionalProperties: false,
        required: ['reason'],
        properties: { reason: { type: 'string', minLength: 1, maxLength: 200 } },
      },
      Arrival: {
        type: 'object',
        additionalProperties: false,
        required: ['bookingId'],
        properties: { bookingId: uuid },
      },
      Quote: {
        type: 'object',
        required: ['total'],
        properties: { total: { type: 'integer', minimum: 0 } },
      },
      Ticket: {
        type: 'object',
        required: ['room', 'nights'],
        properties: { room: { type: 'string' }, nights: { type: 'integer' } },
      },
      ProfileChange: {
        type: 'object',
        additionalProperties: false,
        required: ['name', 'email'],
        properties: { name: { type: 'string', minLength: 1, maxLength: 80 }, email },
      },
      Profile: {
        type: 'object',
        'x-entity': 'profile()',
        required: ['name', 'email', 'quotes'],
        properties: {
          name: { type: 'string', maxLength: 80 },
          email,
          quotes: { type: 'integer', description: 'Quotes that were stored by the hotel.' },
        },
      },
    },
  },
};
