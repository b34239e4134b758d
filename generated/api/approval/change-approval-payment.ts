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
  ChangeApprovalPayment,
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getChangeApprovalPaymentUrl = (id: string,) => {




  return `/api/v1/approval/${encodeURIComponent(String(id))}/payment`
}

/**
 * Недоступный способ — 422 PaymentUnavailable с причиной. Разрешено, пока в `allowedActions` есть Edit, иначе 409 NotAllowed; правка увеличивает `version`, а если сумма выросла, сбрасывает прежние согласия. Возвращает заказ целиком.
 * @summary Изменить оплату при согласовании
 */
export const changeApprovalPayment = async (id: string,
    changeApprovalPaymentBody: ChangeApprovalPayment, options?: Parameters<typeof http>[1]): Promise<Approval> => {

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
return http<Approval>(getChangeApprovalPaymentUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeApprovalPaymentBody),
    schema: async () => (await schemas()).Approval
  }
);}





export const getChangeApprovalPaymentMutationKey = () => ['changeApprovalPayment'] as const;

export const getChangeApprovalPaymentMutationOptions = <TError = ErrorType<ErrorPayload | ApprovalConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeApprovalPayment>>, TError,ChangeApprovalPaymentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeApprovalPayment>>, TError,ChangeApprovalPaymentMutationVariables, TContext> => {

const mutationKey = getChangeApprovalPaymentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeApprovalPayment>>, ChangeApprovalPaymentMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  changeApprovalPayment(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeApprovalPaymentMutationResult = NonNullable<Awaited<ReturnType<typeof changeApprovalPayment>>>
    export type ChangeApprovalPaymentMutationBody = ChangeApprovalPayment
    export type ChangeApprovalPaymentMutationError = ErrorType<ErrorPayload | ApprovalConflict>
    export type ChangeApprovalPaymentMutationVariables = {id: string;data: ChangeApprovalPayment}

    /**
 * @summary Изменить оплату при согласовании
 */
export const useChangeApprovalPayment = <TError = ErrorType<ErrorPayload | ApprovalConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeApprovalPayment>>, TError,ChangeApprovalPaymentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeApprovalPayment>>,
        TError,
        ChangeApprovalPaymentMutationVariables,
        TContext
      > => {
      return useMutation(getChangeApprovalPaymentMutationOptions(options), queryClient);
    }
