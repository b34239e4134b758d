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
  ChangeApprovalDelivery,
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getChangeApprovalDeliveryUrl = (id: string,) => {




  return `/api/v1/approval/${encodeURIComponent(String(id))}/delivery`
}

/**
 * Способ, день и время. День или время не из предложенных — 422 DeliveryDateUnavailable, недоступный способ — 422 DeliveryUnavailable. Разрешено, пока в `allowedActions` есть Edit, иначе 409 NotAllowed; правка увеличивает `version`, а если сумма выросла, сбрасывает прежние согласия. Возвращает заказ целиком.
 * @summary Изменить способ получения при согласовании
 */
export const changeApprovalDelivery = async (id: string,
    changeApprovalDeliveryBody: ChangeApprovalDelivery, options?: Parameters<typeof http>[1]): Promise<Approval> => {

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
return http<Approval>(getChangeApprovalDeliveryUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeApprovalDeliveryBody),
    schema: async () => (await schemas()).Approval
  }
);}





export const getChangeApprovalDeliveryMutationKey = () => ['changeApprovalDelivery'] as const;

export const getChangeApprovalDeliveryMutationOptions = <TError = ErrorType<ErrorPayload | ApprovalConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeApprovalDelivery>>, TError,ChangeApprovalDeliveryMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeApprovalDelivery>>, TError,ChangeApprovalDeliveryMutationVariables, TContext> => {

const mutationKey = getChangeApprovalDeliveryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeApprovalDelivery>>, ChangeApprovalDeliveryMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  changeApprovalDelivery(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeApprovalDeliveryMutationResult = NonNullable<Awaited<ReturnType<typeof changeApprovalDelivery>>>
    export type ChangeApprovalDeliveryMutationBody = ChangeApprovalDelivery
    export type ChangeApprovalDeliveryMutationError = ErrorType<ErrorPayload | ApprovalConflict>
    export type ChangeApprovalDeliveryMutationVariables = {id: string;data: ChangeApprovalDelivery}

    /**
 * @summary Изменить способ получения при согласовании
 */
export const useChangeApprovalDelivery = <TError = ErrorType<ErrorPayload | ApprovalConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeApprovalDelivery>>, TError,ChangeApprovalDeliveryMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeApprovalDelivery>>,
        TError,
        ChangeApprovalDeliveryMutationVariables,
        TContext
      > => {
      return useMutation(getChangeApprovalDeliveryMutationOptions(options), queryClient);
    }
