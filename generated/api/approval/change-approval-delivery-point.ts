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
  ChangeApprovalDeliveryPoint,
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getChangeApprovalDeliveryPointUrl = (id: string,) => {




  return `/api/v1/approval/${encodeURIComponent(String(id))}/deliveryPoint`
}

/**
 * Адрес компании у Courier, пункт у Pickup; не своё для способа — 422 DeliveryPointMismatch, не подходящий пункт — 422 DeliveryUnavailable. Разрешено, пока в `allowedActions` есть Edit, иначе 409 NotAllowed; правка увеличивает `version`, а если сумма выросла, сбрасывает прежние согласия. Возвращает заказ целиком.
 * @summary Изменить адрес или пункт выдачи при согласовании
 */
export const changeApprovalDeliveryPoint = async (id: string,
    changeApprovalDeliveryPointBody: ChangeApprovalDeliveryPoint, options?: Parameters<typeof http>[1]): Promise<Approval> => {

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
return http<Approval>(getChangeApprovalDeliveryPointUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeApprovalDeliveryPointBody),
    schema: async () => (await schemas()).Approval
  }
);}





export const getChangeApprovalDeliveryPointMutationKey = () => ['changeApprovalDeliveryPoint'] as const;

export const getChangeApprovalDeliveryPointMutationOptions = <TError = ErrorType<ErrorPayload | ApprovalConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeApprovalDeliveryPoint>>, TError,ChangeApprovalDeliveryPointMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeApprovalDeliveryPoint>>, TError,ChangeApprovalDeliveryPointMutationVariables, TContext> => {

const mutationKey = getChangeApprovalDeliveryPointMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeApprovalDeliveryPoint>>, ChangeApprovalDeliveryPointMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  changeApprovalDeliveryPoint(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeApprovalDeliveryPointMutationResult = NonNullable<Awaited<ReturnType<typeof changeApprovalDeliveryPoint>>>
    export type ChangeApprovalDeliveryPointMutationBody = ChangeApprovalDeliveryPoint
    export type ChangeApprovalDeliveryPointMutationError = ErrorType<ErrorPayload | ApprovalConflict>
    export type ChangeApprovalDeliveryPointMutationVariables = {id: string;data: ChangeApprovalDeliveryPoint}

    /**
 * @summary Изменить адрес или пункт выдачи при согласовании
 */
export const useChangeApprovalDeliveryPoint = <TError = ErrorType<ErrorPayload | ApprovalConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeApprovalDeliveryPoint>>, TError,ChangeApprovalDeliveryPointMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeApprovalDeliveryPoint>>,
        TError,
        ChangeApprovalDeliveryPointMutationVariables,
        TContext
      > => {
      return useMutation(getChangeApprovalDeliveryPointMutationOptions(options), queryClient);
    }
