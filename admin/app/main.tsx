import './api/without-eval.ts';
import './app.css';
import { keepFocus } from '@gulmohar/ui/keep-focus.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { queryClient } from './api/query-client.ts';
import { Toaster } from './components/toaster.tsx';
import { routes } from './routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');

keepFocus();

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createBrowserRouter(routes, { basename: '/admin' })} />
      <Toaster />
    </QueryClientProvider>
  </StrictMode>,
);
