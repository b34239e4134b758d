import type { SecondParameter } from '../helpers.ts';
import { withQueryKey } from '../helpers.ts';
import {
  queryOptions as queryOptionsBuilder,
  skipToken,
  useQuery,
  useQueryClient,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  Employees
} from '../model';

const schemas = () => import('./partners.schemas.ts');
import type {
  ErrorPayload,
  SearchEmployeesParams
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getSearchEmployeesUrl = (id: string,
    params: SearchEmployeesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/partners/${encodeURIComponent(String(id))}/employees/search?${stringifiedParams}` : `/api/v1/partners/${encodeURIComponent(String(id))}/employees/search`
}

/**
 * По части имени, должности, телефона или почты.
 * @summary Найти сотрудника
 */
export const searchEmployees = async (id: string,
    params: SearchEmployeesParams, options?: Parameters<typeof http>[1]): Promise<Employees> => {

  return http<Employees>(getSearchEmployeesUrl(id,params),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).Employees
  }
);}





export const getSearchEmployeesQueryKey = (id: string,
    params?: SearchEmployeesParams,) => {
    return [
    'api','v1','partners',id,'employees','search', ...(params ? [params] : [])
    ] as const;
    }


export const getSearchEmployeesQueryOptions = <TData = Awaited<ReturnType<typeof searchEmployees>>, TError = ErrorType<ErrorPayload>>(id: string,
    params: SearchEmployeesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchEmployees>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchEmployeesQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchEmployees>>> = ({ signal }) => searchEmployees(id,params, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchEmployees>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchEmployeesQueryResult = NonNullable<Awaited<ReturnType<typeof searchEmployees>>>
export type SearchEmployeesQueryError = ErrorType<ErrorPayload>


export function useSearchEmployees<TData = Awaited<ReturnType<typeof searchEmployees>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    params: SearchEmployeesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchEmployees>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchEmployees>>,
          TError,
          Awaited<ReturnType<typeof searchEmployees>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchEmployees<TData = Awaited<ReturnType<typeof searchEmployees>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    params: SearchEmployeesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchEmployees>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchEmployees>>,
          TError,
          Awaited<ReturnType<typeof searchEmployees>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchEmployees<TData = Awaited<ReturnType<typeof searchEmployees>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    params: SearchEmployeesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchEmployees>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Найти сотрудника
 */

export function useSearchEmployees<TData = Awaited<ReturnType<typeof searchEmployees>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    params: SearchEmployeesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchEmployees>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchEmployeesQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Найти сотрудника
 */
export const prefetchSearchEmployeesQuery = async <TData = Awaited<ReturnType<typeof searchEmployees>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, id: string,
    params: SearchEmployeesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchEmployees>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getSearchEmployeesQueryOptions(id,params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useSearchEmployees} query
 */
export const invalidateSearchEmployees = async (
 queryClient: QueryClient, id: string,
    params: SearchEmployeesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getSearchEmployeesQueryKey(id,params) }, options);

  return queryClient;
}

/**
 * @summary Найти сотрудника
 */
export const useSetSearchEmployeesQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,
    params: SearchEmployeesParams | undefined,updater: Awaited<ReturnType<typeof searchEmployees>> | undefined | ((old: Awaited<ReturnType<typeof searchEmployees>> | undefined) => Awaited<ReturnType<typeof searchEmployees>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof searchEmployees>>>({ exact: $exactMatch, queryKey: getSearchEmployeesQueryKey(id,params) }, updater);
  };
}

/**
 * @summary Найти сотрудника
 */
export const useGetSearchEmployeesQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,
    params: SearchEmployeesParams,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof searchEmployees>>>(getSearchEmployeesQueryKey(id,params));
}


export const getSearchEmployeesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof searchEmployees>>, TError = ErrorType<ErrorPayload>>(id: string,
    params: SearchEmployeesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchEmployees>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchEmployeesQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchEmployees>>> = ({ signal }) => searchEmployees(id,params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchEmployees>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type SearchEmployeesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof searchEmployees>>>
export type SearchEmployeesSuspenseQueryError = ErrorType<ErrorPayload>


export function useSearchEmployeesSuspense<TData = Awaited<ReturnType<typeof searchEmployees>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    params: SearchEmployeesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchEmployees>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchEmployeesSuspense<TData = Awaited<ReturnType<typeof searchEmployees>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    params: SearchEmployeesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchEmployees>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchEmployeesSuspense<TData = Awaited<ReturnType<typeof searchEmployees>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    params: SearchEmployeesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchEmployees>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Найти сотрудника
 */

export function useSearchEmployeesSuspense<TData = Awaited<ReturnType<typeof searchEmployees>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    params: SearchEmployeesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchEmployees>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchEmployeesSuspenseQueryOptions(id,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






