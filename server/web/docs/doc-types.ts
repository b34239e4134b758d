import type { Operation } from '#server/contract/document.ts';

/** A schema as the pages show it. */
export interface DocSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, DocSchema>>;
  readonly required?: readonly string[];
  readonly items?: DocSchema;
  readonly oneOf?: readonly DocSchema[];
  readonly additionalProperties?: boolean | DocSchema;
  readonly 'x-origin'?: Origin;
  readonly [keyword: string]: unknown;
}

/** Stated by the product's specification, or designed here. */
export type Origin = 'spec' | 'design';

export interface DocExample {
  readonly name: string;
  readonly summary: string;
  readonly value: unknown;
}

export interface DocContent {
  readonly mediaType: string;
  readonly schema: DocSchema;
  readonly examples: readonly DocExample[];
}

export interface DocResponse {
  readonly status: string;
  readonly description: string;
  readonly headers: readonly (readonly [
    string,
    { readonly description?: string; readonly required?: boolean; readonly schema?: DocSchema },
  ])[];
  readonly contents: readonly DocContent[];
}

export interface DocParameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: DocSchema;
  readonly example?: unknown;
  readonly 'x-origin'?: Origin;
}

export interface DocOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  readonly origin: Origin;
  readonly security: Operation['security'];
  readonly deprecated: boolean;
  readonly isRead: boolean;
  readonly parameters: readonly DocParameter[];
  readonly body: { readonly required: boolean; readonly contents: readonly DocContent[] } | null;
  readonly responses: readonly DocResponse[];
}

export interface DocTag {
  readonly name: string;
  readonly description: string;
  readonly operations: readonly DocOperation[];
}
