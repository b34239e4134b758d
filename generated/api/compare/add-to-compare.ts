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
  CompareAddition,
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getAddToCompareUrl = () => {




  return `/api/v1/profile/compare`
}

/**
 * Добавляет товары; уже добавленные остаются. Неизвестные товары пропускаются. Больше 50 — 422 с reason LimitReached, а с `keepNewest` самые давние уходят. Возвращает всё сравнение одними идентификаторами.
 * @summary Добавить к сравнению
 */
export const addToCompare = async (compareAddition: CompareAddition, options?: Parameters<typeof http>[1]): Promise<ComparePreview> => {

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
return http<ComparePreview>(getAddToCompareUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(compareAddition),
    schema: async () => (await schemas()).ComparePreview
  }
);}





export const getAddToCompareMutationKey = () => ['addToCompare'] as const;

export const getAddToCompareMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addToCompare>>, TError,AddToCompareMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof addToCompare>>, TError,AddToCompareMutationVariables, TContext> => {

const mutationKey = getAddToCompareMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addToCompare>>, AddToCompareMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  addToCompare(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddToCompareMutationResult = NonNullable<Awaited<ReturnType<typeof addToCompare>>>
    export type AddToCompareMutationBody = CompareAddition
    export type AddToCompareMutationError = ErrorType<ErrorPayload>
    export type AddToCompareMutationVariables = {data: CompareAddition}

    /**
 * @summary Добавить к сравнению
 */
export const useAddToCompare = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addToCompare>>, TError,AddToCompareMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addToCompare>>,
        TError,
        AddToCompareMutationVariables,
        TContext
      > => {
      return useMutation(getAddToCompareMutationOptions(options), queryClient);
    }
