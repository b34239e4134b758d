import { Contract } from '#tools/contract/openapi/contract.ts';
import { SourceMap } from '#tools/contract/openapi/source-map.ts';
import { runSuite, type SuiteOptions, type SuiteResult } from '#tools/contract/suite.ts';
import type { Mistake } from './mistakes.ts';
import { strangerContract } from './stranger-contract.ts';
import { StrangerServer, tokens } from './stranger-server.ts';

/** Tests a back end of the stranger's contract. */
export async function tryStranger(
  mistake: Mistake | null,
  options: Partial<SuiteOptions> = {},
): Promise<SuiteResult> {
  const server = new StrangerServer(mistake);
  const text = JSON.stringify(strangerContract, null, 2);
  try {
    return await runSuite({
      url: await server.listen(),
      tokens: async (person) => Reflect.get(tokens, person) ?? null,
      contract: {
        contract: new Contract(structuredClone(strangerContract)),
        places: SourceMap.ofFile('stranger.json', text),
      },
      writeAccess: 'all',
      seed: 1,
      ...options,
    });
  } finally {
    await server.close();
  }
}
