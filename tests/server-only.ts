// Stands in for the package `server-only` where no bundler replaces it.
export {};
