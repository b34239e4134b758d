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
  RepeatResult
} from '../model';

const schemas = () => import('./order.schemas.ts');
import type {
  CartConflict,
  ErrorPayload,
  RepeatOrder
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getRepeatOrderUrl = (id: string,) => {




  return `/api/v1/order/${encodeURIComponent(String(id))}/repeat`
}

/**
 * С `preview` показывает, что есть, чего меньше и чего нет; без него кладёт доступное в корзину, ничего из неё не убирая.
 * @summary Повторить заказ
 */
export const repeatOrder = async (id: string,
    repeatOrderBody: RepeatOrder, options?: Parameters<typeof http>[1]): Promise<RepeatResult> => {

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
return http<RepeatResult>(getRepeatOrderUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(repeatOrderBody),
    schema: async () => (await schemas()).RepeatResult
  }
);}





export const getRepeatOrderMutationKey = () => ['repeatOrder'] as const;

export const getRepeatOrderMutationOptions = <TError = ErrorType<ErrorPayload | CartConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof repeatOrder>>, TError,RepeatOrderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof repeatOrder>>, TError,RepeatOrderMutationVariables, TContext> => {

const mutationKey = getRepeatOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof repeatOrder>>, RepeatOrderMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  repeatOrder(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RepeatOrderMutationResult = NonNullable<Awaited<ReturnType<typeof repeatOrder>>>
    export type RepeatOrderMutationBody = RepeatOrder
    export type RepeatOrderMutationError = ErrorType<ErrorPayload | CartConflict>
    export type RepeatOrderMutationVariables = {id: string;data: RepeatOrder}

    /**
 * @summary Повторить заказ
 */
export const useRepeatOrder = <TError = ErrorType<ErrorPayload | CartConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof repeatOrder>>, TError,RepeatOrderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof repeatOrder>>,
        TError,
        RepeatOrderMutationVariables,
        TContext
      > => {
      return useMutation(getRepeatOrderMutationOptions(options), queryClient);
    }
