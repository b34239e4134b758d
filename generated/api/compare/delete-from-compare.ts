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
  ComparePreview
} from '../model';

const schemas = () => import('./compare.schemas.ts');
import type {
  CompareDeletion,
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getDeleteFromCompareUrl = () => {




  return `/api/v1/profile/compare/delete`
}

/**
 * Убирает товары; отсутствующие не мешают. Возвращает оставшееся.
 * @summary Убрать из сравнения
 */
export const deleteFromCompare = async (compareDeletion: CompareDeletion, options?: Parameters<typeof http>[1]): Promise<ComparePreview> => {

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
return http<ComparePreview>(getDeleteFromCompareUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(compareDeletion),
    schema: async () => (await schemas()).ComparePreview
  }
);}





export const getDeleteFromCompareMutationKey = () => ['deleteFromCompare'] as const;

export const getDeleteFromCompareMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteFromCompare>>, TError,DeleteFromCompareMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteFromCompare>>, TError,DeleteFromCompareMutationVariables, TContext> => {

const mutationKey = getDeleteFromCompareMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteFromCompare>>, DeleteFromCompareMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  deleteFromCompare(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteFromCompareMutationResult = NonNullable<Awaited<ReturnType<typeof deleteFromCompare>>>
    export type DeleteFromCompareMutationBody = CompareDeletion
    export type DeleteFromCompareMutationError = ErrorType<ErrorPayload>
    export type DeleteFromCompareMutationVariables = {data: CompareDeletion}

    /**
 * @summary Убрать из сравнения
 */
export const useDeleteFromCompare = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteFromCompare>>, TError,DeleteFromCompareMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteFromCompare>>,
        TError,
        DeleteFromCompareMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteFromCompareMutationOptions(options), queryClient);
    }
