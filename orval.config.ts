import { readFileSync } from 'node:fs';
import { defineConfig } from 'orval';
import {
  inlineResponses,
  listBodyReads,
  withoutSchemaTexts,
} from './tools/generate/orval-input.ts';

/** `npm run generate -- --check` writes into another folder, beside `generated/`. */
const folder = process.env.GENERATED_FOLDER ?? 'generated';
const contract = JSON.parse(readFileSync(`${folder}/openapi.json`, 'utf8'));

export default defineConfig({
  api: {
    input: {
      target: `${folder}/openapi.json`,
      override: { transformer: (document) => withoutSchemaTexts(inlineResponses(document)) },
    },
    output: {
      // A file for each call, so that a page loads the calls it uses: the bundler puts a module into one
      // chunk with every export that any page uses.
      mode: 'tags-operations',
      target: `${folder}/api/api.ts`,
      schemas: { path: `${folder}/api/model`, type: 'zod' },
      schemaFileExtension: '.ts',
      client: 'react-query',
      httpClient: 'fetch',
      clean: true,
      headers: false,
      urlEncodeParameters: true,
      override: {
        // The header contains info.version: every new version would change every file.
        header: false,
        mutator: { path: 'src/api/http.ts', name: 'http' },
        fetch: {
          includeHttpResponseReturnType: false,
          forceSuccessResponse: true,
          runtimeValidation: true,
        },
        // The mutator receives { schema } and validates the response with it.
        includeZodSchemaInArguments: true,
        zod: {
          version: 4,
          variant: 'mini',
          generateReusableSchemas: true,
          generateDiscriminatedUnion: true,
          exactOptional: true,
        },
        query: {
          version: 5,
          signal: true,
          shouldSplitQueryKey: true,
          useSkipToken: true,
          useSuspenseQuery: true,
          usePrefetch: true,
          useInvalidate: true,
          // Typed reading and writing of the cache, so that no query key is typed by hand.
          useGetQueryData: true,
          useSetQueryData: true,
        },
        operations: Object.fromEntries(
          listBodyReads(contract).map((operationId) => [
            operationId,
            { query: { useQuery: true, useSuspenseQuery: true, useMutation: false } },
          ]),
        ),
      },
    },
  },
});
