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


export const getRemindApproversUrl = (id: string,) => {




  return `/api/v1/approval/${encodeURIComponent(String(id))}/remind`
}

/**
 * Покупатель напоминает тем, кого ждут; не чаще раза в 4 часа (`remindAvailableAt`), раньше — 429. Никого не ждут — 409 NotAllowed.
 * @summary Напомнить согласующим
 */
export const remindApprovers = async (id: string, options?: Parameters<typeof http>[1]): Promise<Approval> => {

  return http<Approval>(getRemindApproversUrl(id),
  {
    ...options,
    method: 'POST'

    ,
    schema: async () => (await schemas()).Approval
  }
);}





export const getRemindApproversMutationKey = () => ['remindApprovers'] as const;

export const getRemindApproversMutationOptions = <TError = ErrorType<ErrorPayload | ApprovalConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof remindApprovers>>, TError,RemindApproversMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof remindApprovers>>, TError,RemindApproversMutationVariables, TContext> => {

const mutationKey = getRemindApproversMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof remindApprovers>>, RemindApproversMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  remindApprovers(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemindApproversMutationResult = NonNullable<Awaited<ReturnType<typeof remindApprovers>>>

    export type RemindApproversMutationError = ErrorType<ErrorPayload | ApprovalConflict>
    export type RemindApproversMutationVariables = {id: string}

    /**
 * @summary Напомнить согласующим
 */
export const useRemindApprovers = <TError = ErrorType<ErrorPayload | ApprovalConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof remindApprovers>>, TError,RemindApproversMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof remindApprovers>>,
        TError,
        RemindApproversMutationVariables,
        TContext
      > => {
      return useMutation(getRemindApproversMutationOptions(options), queryClient);
    }
