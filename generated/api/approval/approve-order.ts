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
  ApproveOrder,
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getApproveOrderUrl = (id: string,) => {




  return `/api/v1/approval/${encodeURIComponent(String(id))}/approve`
}

/**
 * Решение согласующего, комментарий не обязателен. Когда согласий хватает (`quorum`), заказ становится Approved. Версия не та, что видел согласующий, — 409 ApprovalChanged с отличиями. Свой заказ согласует только тот, кому это разрешила компания.
 * @summary Согласовать заказ
 */
export const approveOrder = async (id: string,
    approveOrderBody: ApproveOrder, options?: Parameters<typeof http>[1]): Promise<Approval> => {

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
return http<Approval>(getApproveOrderUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(approveOrderBody),
    schema: async () => (await schemas()).Approval
  }
);}





export const getApproveOrderMutationKey = () => ['approveOrder'] as const;

export const getApproveOrderMutationOptions = <TError = ErrorType<ErrorPayload | ApprovalConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof approveOrder>>, TError,ApproveOrderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof approveOrder>>, TError,ApproveOrderMutationVariables, TContext> => {

const mutationKey = getApproveOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof approveOrder>>, ApproveOrderMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  approveOrder(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ApproveOrderMutationResult = NonNullable<Awaited<ReturnType<typeof approveOrder>>>
    export type ApproveOrderMutationBody = ApproveOrder
    export type ApproveOrderMutationError = ErrorType<ErrorPayload | ApprovalConflict>
    export type ApproveOrderMutationVariables = {id: string;data: ApproveOrder}

    /**
 * @summary Согласовать заказ
 */
export const useApproveOrder = <TError = ErrorType<ErrorPayload | ApprovalConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof approveOrder>>, TError,ApproveOrderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof approveOrder>>,
        TError,
        ApproveOrderMutationVariables,
        TContext
      > => {
      return useMutation(getApproveOrderMutationOptions(options), queryClient);
    }
