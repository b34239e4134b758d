import { expect, it } from 'vitest';
import { rules } from '#tools/contract/rules.ts';
import { checks, persons } from '#tools/contract/vocabulary.ts';
import { packageReadme } from './package-readme.ts';

it('README of the package: is about the package, with all options, rules, people and annotations', async () => {
  const text = await packageReadme();
  expect(text).not.toMatch(/npm run |\.\.\/|<!--/);
  for (const name of [...Object.keys(rules), ...persons, ...checks]) expect(text).toContain(name);
  for (const option of ['--strict', '--gaps', '--version', '--patience', 'drift OLD NEW']) {
    expect(text).toContain(option);
  }
  for (const name of [
    'x-same-as',
    'x-entity',
    'x-validations',
    'x-finds',
    'x-stored',
    'x-passing',
  ]) {
    expect(text).toContain(`\`${name}\``);
  }
  for (const heading of ['Exit codes', 'Baseline', 'What each person needs', 'CI']) {
    expect(text).toContain(`## ${heading}`);
  }
});
