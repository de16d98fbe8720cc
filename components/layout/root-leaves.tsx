"use client";

// The browser parts that every page carries, named in one module so that they travel in one request.
export { SiteTags } from "@/components/layout/site-tags";
export { LazyNotFoundPage } from "@/components/shared/lazy-not-found-page";
export { Toaster } from "@/components/ui/toaster";
