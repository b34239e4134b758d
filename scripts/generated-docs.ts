import { writeConfigurationDocs } from './configuration-docs.ts';

/** The documents that are generated from code, by their path in the project. */
export function writeDocs(): Map<string, string> {
  return new Map([['docs/configuration.md', writeConfigurationDocs()]]);
}
