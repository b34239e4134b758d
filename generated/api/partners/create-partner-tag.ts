import type { SecondParameter } from '../helpers.ts';
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  Tag
} from '../model';

const schemas = () => import('./partners.schemas.ts');
import type {
  ErrorPayload,
  NewTag
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getCreatePartnerTagUrl = (id: string,) => {




  return `/api/v1/partners/${encodeURIComponent(String(id))}/tags`
}

/**
 * Можно и прямо из корзины. Такое название уже есть — 409 TagExists, больше 500 меток — 422 TooMany. Нужно право ManageTags, иначе 403.
 * @summary Добавить метку
 */
export const createPartnerTag = async (id: string,
    newTag: NewTag, options?: Parameters<typeof http>[1]): Promise<Tag> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Tag>(getCreatePartnerTagUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(newTag),
    schema: async () => (await schemas()).Tag
  }
);}





export const getCreatePartnerTagMutationKey = () => ['createPartnerTag'] as const;

export const getCreatePartnerTagMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPartnerTag>>, TError,CreatePartnerTagMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createPartnerTag>>, TError,CreatePartnerTagMutationVariables, TContext> => {

const mutationKey = getCreatePartnerTagMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPartnerTag>>, CreatePartnerTagMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  createPartnerTag(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreatePartnerTagMutationResult = NonNullable<Awaited<ReturnType<typeof createPartnerTag>>>
    export type CreatePartnerTagMutationBody = NewTag
    export type CreatePartnerTagMutationError = ErrorType<ErrorPayload>
    export type CreatePartnerTagMutationVariables = {id: string;data: NewTag}

    /**
 * @summary Добавить метку
 */
export const useCreatePartnerTag = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPartnerTag>>, TError,CreatePartnerTagMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPartnerTag>>,
        TError,
        CreatePartnerTagMutationVariables,
        TContext
      > => {
      return useMutation(getCreatePartnerTagMutationOptions(options), queryClient);
    }
