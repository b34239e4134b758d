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
  ErrorPayload,
  Id
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getDeleteEmployeeUrl = (id: string,
    employeeID: Id,) => {




  return `/api/v1/partners/${encodeURIComponent(String(id))}/employees/${encodeURIComponent(String(employeeID))}`
}

/**
 * Доступ к компании кончается сразу, во всех открытых вкладках; заказы остаются у компании, начатое оформление закрывается. Приглашение отзывается. Вернуть — пригласить снова. Последний владелец — 409 LastOwner, последний согласующий, пока правило требует согласования, — 409 LastApprover. Нужно право ManageEmployees и действие Remove у сотрудника, иначе 403. Себя удаляет каждый, без этого права: так выходят из компании, и владельцы получают уведомление.
 * @summary Удалить сотрудника
 */
export const deleteEmployee = async (id: string,
    employeeID: Id, options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getDeleteEmployeeUrl(id,employeeID),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteEmployeeMutationKey = () => ['deleteEmployee'] as const;

export const getDeleteEmployeeMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteEmployee>>, TError,DeleteEmployeeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteEmployee>>, TError,DeleteEmployeeMutationVariables, TContext> => {

const mutationKey = getDeleteEmployeeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteEmployee>>, DeleteEmployeeMutationVariables> = (props) => {
          const {id,employeeID} = props ?? {};

          return  deleteEmployee(id,employeeID,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteEmployeeMutationResult = NonNullable<Awaited<ReturnType<typeof deleteEmployee>>>

    export type DeleteEmployeeMutationError = ErrorType<ErrorPayload>
    export type DeleteEmployeeMutationVariables = {id: string;employeeID: Id}

    /**
 * @summary Удалить сотрудника
 */
export const useDeleteEmployee = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteEmployee>>, TError,DeleteEmployeeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteEmployee>>,
        TError,
        DeleteEmployeeMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteEmployeeMutationOptions(options), queryClient);
    }
