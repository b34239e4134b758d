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
  StaffOrder
} from '../model';

const schemas = () => import('./backoffice.schemas.ts');
import type {
  ErrorPayload,
  StaffOrderMove
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getTakeOrderStepUrl = (id: string,) => {




  return `/api/v1/backoffice/orders/${encodeURIComponent(String(id))}/step`
}

/**
 * Переводит заказ в следующее состояние или отмечает оплату, со всеми последствиями для остатков, денег и бонусов; действие записано в журнал. Шаг, которого нет в `allowedSteps`, — 409 NotAllowed; заказ другой версии (изменился он, его оплата или возвраты) — 409 VersionConflict; неоплаченный заказ по счёту отправляют с `unpaid`, без него — 409 NotPaid.
 * @summary Сделать шаг заказа
 */
export const takeOrderStep = async (id: string,
    staffOrderMove: StaffOrderMove, options?: Parameters<typeof http>[1]): Promise<StaffOrder> => {

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
return http<StaffOrder>(getTakeOrderStepUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(staffOrderMove),
    schema: async () => (await schemas()).StaffOrder
  }
);}





export const getTakeOrderStepMutationKey = () => ['takeOrderStep'] as const;

export const getTakeOrderStepMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof takeOrderStep>>, TError,TakeOrderStepMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof takeOrderStep>>, TError,TakeOrderStepMutationVariables, TContext> => {

const mutationKey = getTakeOrderStepMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof takeOrderStep>>, TakeOrderStepMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  takeOrderStep(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type TakeOrderStepMutationResult = NonNullable<Awaited<ReturnType<typeof takeOrderStep>>>
    export type TakeOrderStepMutationBody = StaffOrderMove
    export type TakeOrderStepMutationError = ErrorType<ErrorPayload>
    export type TakeOrderStepMutationVariables = {id: string;data: StaffOrderMove}

    /**
 * @summary Сделать шаг заказа
 */
export const useTakeOrderStep = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof takeOrderStep>>, TError,TakeOrderStepMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof takeOrderStep>>,
        TError,
        TakeOrderStepMutationVariables,
        TContext
      > => {
      return useMutation(getTakeOrderStepMutationOptions(options), queryClient);
    }
