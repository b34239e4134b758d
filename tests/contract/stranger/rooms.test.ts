import { describe, expect, it } from 'vitest';
import { roomsContract } from './rooms-contract.ts';
import { type RoomMistake, roomMistakes } from './rooms-mistakes.ts';
import { RoomsServer } from './rooms-server.ts';
import { tryContract } from './try.ts';

const seeds = [1, 2, 3];
const tryRooms = (mistake: RoomMistake | null, options = {}) =>
  tryContract(roomsContract, new RoomsServer(mistake), options);

describe('a contract with actions, copies, previews and keys', () => {
  it.each(seeds)('finds nothing in a sound back end with seed %i', async (seed) => {
    const { findings } = await tryRooms(null, { seed });
    const shown = findings.map(({ rule, operation, expected, actual }) =>
      [rule, operation, expected, actual].join(' '),
    );
    expect(shown).toEqual([]);
  });

  it.each(Object.entries(roomMistakes) as [RoomMistake, string][])(
    'finds the mistake %s as %s',
    async (mistake, rule) => {
      const { findings } = await tryRooms(mistake);
      expect(findings.map((one) => one.rule)).toContain(rule);
    },
  );
});
