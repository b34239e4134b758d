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
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getProceedApprovalUrl = (id: string,) => {




  return `/api/v1/approval/${encodeURIComponent(String(id))}/proceed`
}

/**
 * Согласованный заказ отдаёт на создание (WaitingForCreating): пересчитывает цены и остатки, присваивает номер; дальше опрашивают `GET /order/{id}/status`. Отклонённый и исправленный отправляет на согласование снова (WaitingForApprove). Сумма выросла после согласия — 409 PriceChanged, и заказ снова ждёт согласующих; товара не хватает — 409 ApprovalHasProblems. Повтор с тем же ключом заказ не удваивает.
 * @summary Двинуть заказ дальше
 */
export const proceedApproval = async (id: string, options?: Parameters<typeof http>[1]): Promise<Approval> => {

  return http<Approval>(getProceedApprovalUrl(id),
  {
    ...options,
    method: 'PUT'

    ,
    schema: async () => (await schemas()).Approval
  }
);}





export const getProceedApprovalMutationKey = () => ['proceedApproval'] as const;

export const getProceedApprovalMutationOptions = <TError = ErrorType<ErrorPayload | ApprovalConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof proceedApproval>>, TError,ProceedApprovalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof proceedApproval>>, TError,ProceedApprovalMutationVariables, TContext> => {

const mutationKey = getProceedApprovalMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof proceedApproval>>, ProceedApprovalMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  proceedApproval(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ProceedApprovalMutationResult = NonNullable<Awaited<ReturnType<typeof proceedApproval>>>

    export type ProceedApprovalMutationError = ErrorType<ErrorPayload | ApprovalConflict>
    export type ProceedApprovalMutationVariables = {id: string}

    /**
 * @summary Двинуть заказ дальше
 */
export const useProceedApproval = <TError = ErrorType<ErrorPayload | ApprovalConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof proceedApproval>>, TError,ProceedApprovalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof proceedApproval>>,
        TError,
        ProceedApprovalMutationVariables,
        TContext
      > => {
      return useMutation(getProceedApprovalMutationOptions(options), queryClient);
    }
