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
  Approval
} from '../model';

const schemas = () => import('./approval.schemas.ts');
import type {
  ApprovalConflict,
  DeclineOrder,
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getDeclineOrderUrl = (id: string,) => {




  return `/api/v1/approval/${encodeURIComponent(String(id))}/decline`
}

/**
 * Решение согласующего с обязательным комментарием: заказ становится NotApproved и возвращается покупателю на правку. Версия не та, что видел согласующий, — 409 ApprovalChanged с отличиями.
 * @summary Отклонить заказ
 */
export const declineOrder = async (id: string,
    declineOrderBody: DeclineOrder, options?: Parameters<typeof http>[1]): Promise<Approval> => {

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
return http<Approval>(getDeclineOrderUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(declineOrderBody),
    schema: async () => (await schemas()).Approval
  }
);}





export const getDeclineOrderMutationKey = () => ['declineOrder'] as const;

export const getDeclineOrderMutationOptions = <TError = ErrorType<ErrorPayload | ApprovalConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof declineOrder>>, TError,DeclineOrderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof declineOrder>>, TError,DeclineOrderMutationVariables, TContext> => {

const mutationKey = getDeclineOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof declineOrder>>, DeclineOrderMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  declineOrder(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeclineOrderMutationResult = NonNullable<Awaited<ReturnType<typeof declineOrder>>>
    export type DeclineOrderMutationBody = DeclineOrder
    export type DeclineOrderMutationError = ErrorType<ErrorPayload | ApprovalConflict>
    export type DeclineOrderMutationVariables = {id: string;data: DeclineOrder}

    /**
 * @summary Отклонить заказ
 */
export const useDeclineOrder = <TError = ErrorType<ErrorPayload | ApprovalConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof declineOrder>>, TError,DeclineOrderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof declineOrder>>,
        TError,
        DeclineOrderMutationVariables,
        TContext
      > => {
      return useMutation(getDeclineOrderMutationOptions(options), queryClient);
    }
