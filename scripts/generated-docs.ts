import { writeConfigurationDocs } from './configuration-docs.ts';

/** The documents that are made from code, by their path in the project. */
export function writeDocs(): Map<string, string> {
  return new Map([['docs/configuration.md', writeConfigurationDocs()]]);
}
