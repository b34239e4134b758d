/**
 * Stores which browser tests show the routes, operations and enumeration values of the specification:
 * `npm run specification`, after `npm test -- --only e2e`. `npm run generate` then writes
 * `docs/specification.md`.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { readSeen, renewSeen, seenFile } from '#tests/specification/seen.ts';

const seen = renewSeen(existsSync(seenFile) ? readSeen() : { shown: {}, notYet: [] });
writeFileSync(seenFile, `${JSON.stringify(seen, null, 2)}\n`);
console.log(`${Object.keys(seen.shown).length} facts are shown by browser tests`);
for (const fact of seen.notYet) console.log(`  not yet: ${fact}`);
