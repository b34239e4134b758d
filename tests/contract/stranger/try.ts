import { Contract } from '#tools/contract/openapi/contract.ts';
import { SourceMap } from '#tools/contract/openapi/source-map.ts';
import { runSuite, type SuiteOptions, type SuiteResult } from '#tools/contract/suite.ts';
import { type ContractServer, type ServedContract, tokens } from './contract-server.ts';
import type { Mistake } from './mistakes.ts';
import { strangerContract } from './stranger-contract.ts';
import { StrangerServer } from './stranger-server.ts';

/** Tests a back end of the stranger's contract. */
export function tryStranger(
  mistake: Mistake | null,
  options: Partial<SuiteOptions> = {},
): Promise<SuiteResult> {
  return tryContract(strangerContract, new StrangerServer(mistake), options);
}

/** Tests a back end of a contract. */
export async function tryContract(
  contract: ServedContract,
  server: ContractServer,
  options: Partial<SuiteOptions> = {},
): Promise<SuiteResult> {
  const text = JSON.stringify(contract, null, 2);
  try {
    return await runSuite({
      url: await server.listen(),
      tokens: async (person) => Reflect.get(tokens, person) ?? null,
      contract: {
        contract: new Contract(JSON.parse(text)),
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
