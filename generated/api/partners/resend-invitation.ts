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
  Employee
} from '../model';

const schemas = () => import('./partners.schemas.ts');
import type {
  ErrorPayload,
  Id
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getResendInvitationUrl = (id: string,
    employeeID: Id,) => {




  return `/api/v1/partners/${encodeURIComponent(String(id))}/employees/${encodeURIComponent(String(employeeID))}/resend`
}

/**
 * Отправляет приглашённому новую ссылку; прежняя больше не действует. Уже вошедший или заблокированный — 409 NotInvited; неизвестный сотрудник — 404. Нужно право ManageEmployees, иначе 403. Пока прежняя ссылка открыта, не чаще раза в минуту (`resendAvailableAt` приглашения), и считается вместе с приглашениями (`POST /partners/{id}/employees`); иначе 429 с Retry-After.
 * @summary Пригласить ещё раз
 */
export const resendInvitation = async (id: string,
    employeeID: Id, options?: Parameters<typeof http>[1]): Promise<Employee> => {

  return http<Employee>(getResendInvitationUrl(id,employeeID),
  {
    ...options,
    method: 'POST'

    ,
    schema: async () => (await schemas()).Employee
  }
);}





export const getResendInvitationMutationKey = () => ['resendInvitation'] as const;

export const getResendInvitationMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendInvitation>>, TError,ResendInvitationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof resendInvitation>>, TError,ResendInvitationMutationVariables, TContext> => {

const mutationKey = getResendInvitationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resendInvitation>>, ResendInvitationMutationVariables> = (props) => {
          const {id,employeeID} = props ?? {};

          return  resendInvitation(id,employeeID,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResendInvitationMutationResult = NonNullable<Awaited<ReturnType<typeof resendInvitation>>>

    export type ResendInvitationMutationError = ErrorType<ErrorPayload>
    export type ResendInvitationMutationVariables = {id: string;employeeID: Id}

    /**
 * @summary Пригласить ещё раз
 */
export const useResendInvitation = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendInvitation>>, TError,ResendInvitationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resendInvitation>>,
        TError,
        ResendInvitationMutationVariables,
        TContext
      > => {
      return useMutation(getResendInvitationMutationOptions(options), queryClient);
    }
