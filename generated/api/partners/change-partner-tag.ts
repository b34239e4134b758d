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
  ChangeTag,
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getChangePartnerTagUrl = (id: string,) => {




  return `/api/v1/partners/${encodeURIComponent(String(id))}/tags`
}

/**
 * Меняет название в словаре и у отмеченных заказов. Занятое название — 409 TagExists, неизвестная метка — 404. Нужно право ManageTags, иначе 403.
 * @summary Переименовать метку
 */
export const changePartnerTag = async (id: string,
    changeTag: ChangeTag, options?: Parameters<typeof http>[1]): Promise<Tag> => {

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
return http<Tag>(getChangePartnerTagUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeTag),
    schema: async () => (await schemas()).Tag
  }
);}





export const getChangePartnerTagMutationKey = () => ['changePartnerTag'] as const;

export const getChangePartnerTagMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePartnerTag>>, TError,ChangePartnerTagMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changePartnerTag>>, TError,ChangePartnerTagMutationVariables, TContext> => {

const mutationKey = getChangePartnerTagMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changePartnerTag>>, ChangePartnerTagMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  changePartnerTag(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangePartnerTagMutationResult = NonNullable<Awaited<ReturnType<typeof changePartnerTag>>>
    export type ChangePartnerTagMutationBody = ChangeTag
    export type ChangePartnerTagMutationError = ErrorType<ErrorPayload>
    export type ChangePartnerTagMutationVariables = {id: string;data: ChangeTag}

    /**
 * @summary Переименовать метку
 */
export const useChangePartnerTag = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePartnerTag>>, TError,ChangePartnerTagMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changePartnerTag>>,
        TError,
        ChangePartnerTagMutationVariables,
        TContext
      > => {
      return useMutation(getChangePartnerTagMutationOptions(options), queryClient);
    }
