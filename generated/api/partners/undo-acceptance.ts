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


export const getUndoAcceptanceUrl = (id: string,
    employeeID: Id,) => {




  return `/api/v1/partners/${encodeURIComponent(String(id))}/employees/${encodeURIComponent(String(employeeID))}/undoAcceptance`
}

/**
 * Приглашение принял не тот: человек сразу теряет доступ к компании и становится снова приглашённым, его заказы остаются у компании. Новую ссылку отправляет `resend`. Не вступал по приглашению — 409 NotAccepted, последний владелец или согласующий — 409 LastOwner, LastApprover; себя — 403. Нужно право ManageEmployees, иначе 403.
 * @summary Отменить вступление
 */
export const undoAcceptance = async (id: string,
    employeeID: Id, options?: Parameters<typeof http>[1]): Promise<Employee> => {

  return http<Employee>(getUndoAcceptanceUrl(id,employeeID),
  {
    ...options,
    method: 'POST'

    ,
    schema: async () => (await schemas()).Employee
  }
);}





export const getUndoAcceptanceMutationKey = () => ['undoAcceptance'] as const;

export const getUndoAcceptanceMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof undoAcceptance>>, TError,UndoAcceptanceMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof undoAcceptance>>, TError,UndoAcceptanceMutationVariables, TContext> => {

const mutationKey = getUndoAcceptanceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof undoAcceptance>>, UndoAcceptanceMutationVariables> = (props) => {
          const {id,employeeID} = props ?? {};

          return  undoAcceptance(id,employeeID,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UndoAcceptanceMutationResult = NonNullable<Awaited<ReturnType<typeof undoAcceptance>>>

    export type UndoAcceptanceMutationError = ErrorType<ErrorPayload>
    export type UndoAcceptanceMutationVariables = {id: string;employeeID: Id}

    /**
 * @summary Отменить вступление
 */
export const useUndoAcceptance = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof undoAcceptance>>, TError,UndoAcceptanceMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof undoAcceptance>>,
        TError,
        UndoAcceptanceMutationVariables,
        TContext
      > => {
      return useMutation(getUndoAcceptanceMutationOptions(options), queryClient);
    }
