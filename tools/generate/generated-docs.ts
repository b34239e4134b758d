import type { ContractDocument } from '#server/contract/document.ts';
import { indexOperations } from './api-docs/contract-index.ts';
import { writeEnums } from './api-docs/enums.ts';
import { writeErrors } from './api-docs/errors.ts';
import { writeOrigins } from './api-docs/origins.ts';
import { writeConfigurationDocs } from './configuration-docs.ts';
import { writeSpecificationDocs } from './specification-docs.ts';

/** The documents that are generated from code and contract, by their path in the project. */
export function writeDocs(contract: ContractDocument): Map<string, string> {
  const operations = indexOperations(contract);
  return new Map([
    ['docs/configuration.md', writeConfigurationDocs()],
    ['docs/specification.md', writeSpecificationDocs()],
    ['docs/api/enums.md', writeEnums(contract, operations)],
    ['docs/api/errors.md', writeErrors(operations)],
    ['docs/api/origins.md', writeOrigins(contract, operations)],
  ]);
}
