import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeSdek, type SdekFailure, startFakeSdek } from '#tests/support/fakes/sdek.ts';
import { createSdekClient, type SdekClient } from './sdek-client.ts';

const MOSCOW = 44;
const TOKEN = 'POST /oauth/token';
const QUOTE = 'POST /calculator/tariff';
const request = { toCity: MOSCOW, weight: 500 };

let sdek: FakeSdek;
let client: SdekClient;
let clock: number;

beforeEach(async () => {
  sdek = await startFakeSdek();
  sdek.prices.set(MOSCOW, 250);
  clock = 0;
  client = createSdekClient(sdek.config, () => clock);
});
afterEach(() => sdek.close());

describe('the token of СДЭК', () => {
  it('is requested once for parallel calls, and reused', async () => {
    await Promise.all([client.quote(request), client.quote(request), client.listPoints(0)]);
    await client.quote(request);
    expect(sdek.sent(TOKEN)).toHaveLength(1);
  });

  it('is renewed a minute before it expires', async () => {
    await client.quote(request);
    clock = 3_530_000;
    await client.quote(request);
    clock = 3_540_000;
    await client.quote(request);
    expect(sdek.sent(TOKEN)).toHaveLength(2);
  });

  it('is renewed once for parallel calls that it is rejected for', async () => {
    await client.quote(request);
    sdek.revokeTokens();
    const quotes = await Promise.all([client.quote(request), client.quote(request)]);
    expect(quotes.map((quote) => quote?.period_max)).toEqual([3, 3]);
    expect(sdek.sent(TOKEN)).toHaveLength(2);
  });

  it('is not requested for a minute after the account was rejected', async () => {
    const wrong = createSdekClient({ ...sdek.config, secret: 'wrong' }, () => clock);
    await expect(wrong.quote(request)).rejects.toThrow('СДЭК rejected the account with 401');
    await expect(wrong.quote(request)).rejects.toThrow('left alone');
    expect(sdek.sent(TOKEN)).toHaveLength(1);
    clock = 60_000;
    await expect(wrong.quote(request)).rejects.toThrow('401');
  });
});

describe('a price of СДЭК', () => {
  it('is requested by city, weight and tariff', async () => {
    expect(await client.quote(request)).toMatchObject({ total_sum: 250.5, period_max: 3 });
    expect(sdek.sent(QUOTE)).toEqual([
      {
        type: 1,
        currency: 1,
        tariff_code: 136,
        from_location: { code: 424 },
        to_location: { code: MOSCOW },
        packages: [{ weight: 500 }],
      },
    ]);
  });

  it('is null where СДЭК does not go', async () => {
    expect(await client.quote({ toCity: 1, weight: 500 })).toBeNull();
  });

  it.each<[SdekFailure, RegExp]>([
    ['Error', /responded with 500/],
    ['Limit', /responded with 429/],
    ['Malformed', /no JSON/],
    ['Dropped', /got no response/],
    ['Hanging', /got no response/],
  ])('fails without a second attempt when the response is %s', async (failure, message) => {
    sdek.fail(QUOTE, failure);
    await expect(client.quote(request)).rejects.toThrow(message);
    expect(sdek.sent(QUOTE)).toHaveLength(1);
  });
});

describe('an order of СДЭК', () => {
  it('that is unknown is null, by either number', async () => {
    expect(await client.readOrder('72753031-0000-0000-0000-000000000000')).toBeNull();
    expect(await client.findOrder('240501')).toBeNull();
  });

  it('that is not accepted says why', async () => {
    const { uuid, errors } = await client.createOrder({
      number: '1',
      delivery_point: 'MSK1',
      recipient: { name: '', phones: [] },
      packages: [],
    });
    expect(uuid).toBeNull();
    expect(errors.map(({ code }) => code)).toEqual(['v2_bad_request']);
  });

  it('is not logged with what was sent', async () => {
    sdek.fail('GET /orders', 'Error', 2);
    await expect(client.findOrder('240501')).rejects.toThrow(/^СДЭК: GET \/v2\/orders responded/);
  });
});
