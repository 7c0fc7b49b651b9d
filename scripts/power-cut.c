// Loaded in front of the C library (LD_PRELOAD): notes in POWER_CUT_LOG, in order, what a program writes to the files of the
// folder POWER_CUT_FOLDER, and when it waits for the disk. A record: kind, length of the path, offset, length of the data; path; data.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/uio.h>
#include <unistd.h>

enum { WRITE = 1, TRUNCATE = 2, SYNC = 3 };

struct head {
  uint32_t kind, path;
  int64_t offset;
  uint64_t data;
};

static int log_fd = -1;
static const char *folder = NULL;

__attribute__((constructor)) static void start(void) {
  const char *path = getenv("POWER_CUT_LOG");
  folder = getenv("POWER_CUT_FOLDER");
  if (path && folder) log_fd = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
}

static void note(uint32_t kind, int fd, int64_t offset, const void *data, uint64_t length) {
  char link[64], path[4096];
  if (log_fd < 0) return;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t size = readlink(link, path, sizeof path);
  if (size <= 0 || strncmp(path, folder, strlen(folder)) != 0) return;
  struct head head = {kind, (uint32_t)size, offset, length};
  struct iovec parts[] = {{&head, sizeof head}, {path, (size_t)size}, {(void *)data, length}};
  if (writev(log_fd, parts, 3) < 0) abort();
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

ssize_t write(int fd, const void *data, size_t length) {
  off_t offset = lseek(fd, 0, SEEK_CUR);
  ssize_t done = REAL(write)(fd, data, length);
  if (done > 0) note(WRITE, fd, offset, data, (uint64_t)done);
  return done;
}

#define PWRITE(name, offset_t)                                                 \
  ssize_t name(int fd, const void *data, size_t length, offset_t offset) {     \
    ssize_t done = REAL(name)(fd, data, length, offset);                       \
    if (done > 0) note(WRITE, fd, offset, data, (uint64_t)done);               \
    return done;                                                               \
  }
PWRITE(pwrite, off_t)
PWRITE(pwrite64, off64_t)

#define FTRUNCATE(name, offset_t)                                              \
  int name(int fd, offset_t length) {                                          \
    int failed = REAL(name)(fd, length);                                       \
    if (!failed) note(TRUNCATE, fd, length, NULL, 0);                          \
    return failed;                                                             \
  }
FTRUNCATE(ftruncate, off_t)
FTRUNCATE(ftruncate64, off64_t)

#define SYNC_BY(name)                                                          \
  int name(int fd) {                                                           \
    int failed = REAL(name)(fd);                                               \
    if (!failed) note(SYNC, fd, 0, NULL, 0);                                   \
    return failed;                                                             \
  }
SYNC_BY(fsync)
SYNC_BY(fdatasync)
