/*
 * Notes what a power cut would lose. A library for LD_PRELOAD:
 *
 *   POWERCUT_FOLDER  absolute path of the folder whose files are watched
 *   POWERCUT_LOG     absolute path of a folder on the same file system for notes.bin and for links to removed files
 *   POWERCUT_LIE     if set, fsync and fdatasync do nothing and say that they did: a disk that lies
 *
 * Before each change of a watched file what it replaces is appended to notes.bin; what is synced is noted as well.
 * PowerCut.java undoes what was not synced, after all processes have been killed.
 * Files named *-shm are not watched: SQLite maps them into memory and makes them anew after a cut.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

enum { WROTE = 1, CUT = 2, SYNCED = 3, CREATED = 4, REMOVED = 5, RENAMED = 6, LINKED = 7, FOLDER_SYNCED = 8 };

/* The head of a note, little-endian; `length` bytes follow: what was replaced, or one or two paths and a link, each with a zero. */
struct note {
    uint32_t kind;
    uint32_t length;
    uint64_t file;   /* inode */
    uint64_t offset; /* of a write; the new size of a cut; up to which byte of the notes a sync reaches */
    uint64_t size;   /* of the file before; how many bytes are written, in `written` */
    uint64_t written;
};

static const char *folder, *logs;
static int notes = -1, locks = -1, lies;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

#define REAL(type, name, parameters) static type(*real_##name) parameters
REAL(int, open, (const char *, int, ...));
REAL(int, openat, (int, const char *, int, ...));
REAL(ssize_t, write, (int, const void *, size_t));
REAL(ssize_t, pwrite, (int, const void *, size_t, off_t));
REAL(ssize_t, writev, (int, const struct iovec *, int));
REAL(ssize_t, pwritev, (int, const struct iovec *, int, off_t));
REAL(int, ftruncate, (int, off_t));
REAL(int, truncate, (const char *, off_t));
REAL(int, fsync, (int));
REAL(int, fdatasync, (int));
REAL(int, rename, (const char *, const char *));
REAL(int, link, (const char *, const char *));
REAL(int, unlink, (const char *));
REAL(int, posix_fallocate, (int, off_t, off_t));
REAL(int, fallocate, (int, int, off_t, off_t));

static void load(void) {
    if (real_open) return;
#define LOAD(name) real_##name = dlsym(RTLD_NEXT, #name)
    LOAD(openat); LOAD(write); LOAD(pwrite); LOAD(writev); LOAD(pwritev); LOAD(ftruncate); LOAD(truncate);
    LOAD(fsync); LOAD(fdatasync); LOAD(rename); LOAD(link); LOAD(unlink); LOAD(posix_fallocate); LOAD(fallocate);
    LOAD(open);
    lies = getenv("POWERCUT_LIE") != NULL;
    if (getenv("POWERCUT_FOLDER") && getenv("POWERCUT_LOG")) {
        /* Copies, because PostgreSQL writes its title over the environment. */
        folder = strdup(getenv("POWERCUT_FOLDER"));
        logs = strdup(getenv("POWERCUT_LOG"));
        char path[PATH_MAX];
        snprintf(path, sizeof path, "%s/notes.bin", logs);
        notes = real_open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
        snprintf(path, sizeof path, "%s/lock", logs);
        locks = real_open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0666);
        if (notes < 0 || locks < 0) {
            static const char failed[] = "powercut: no notes can be kept\n";
            (void) !real_write(2, failed, sizeof failed - 1);
            _exit(3);
        }
        /* Out of the way of programs that close or count the low ones. */
        notes = fcntl(notes, F_DUPFD_CLOEXEC, 900);
        locks = fcntl(locks, F_DUPFD_CLOEXEC, 901);
    }
}

/* Ends the process: what cannot be noted must not happen. */
static void broken(int line) {
    dprintf(2, "powercut: line %d: %s\n", line, strerror(errno));
    abort();
}

__attribute__((constructor)) static void begin(void) { load(); }

static void lock(void) {
    pthread_mutex_lock(&mutex);
    struct flock whole = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
    while (fcntl(locks, F_SETLKW, &whole) < 0 && errno == EINTR) {}
}

static void unlock(void) {
    int saved = errno;
    struct flock whole = {.l_type = F_UNLCK, .l_whence = SEEK_SET};
    fcntl(locks, F_SETLK, &whole);
    pthread_mutex_unlock(&mutex);
    errno = saved;
}

static int ends(const char *path, const char *end) {
    size_t length = strlen(path), tail = strlen(end);
    return length >= tail && !strcmp(path + length - tail, end);
}

static int inside(const char *path) {
    size_t length = strlen(folder);
    return !strncmp(path, folder, length) && (path[length] == '/' || !path[length]) && !ends(path, "-shm")
        && !ends(path, " (deleted)");
}

/* Makes a path absolute; the folders of watched programs have no links in their paths. */
static const char *absolute(int at, const char *path, char *buffer) {
    if (*path == '/') return path;
    char base[PATH_MAX];
    if (at == AT_FDCWD) {
        if (!getcwd(base, sizeof base)) return path;
    } else {
        char name[64];
        snprintf(name, sizeof name, "/proc/self/fd/%d", at);
        ssize_t length = readlink(name, base, sizeof base - 1);
        if (length < 0) return path;
        base[length] = 0;
    }
    if (!strncmp(path, "./", 2)) path += 2;
    if (snprintf(buffer, PATH_MAX, "%s/%s", base, path) >= PATH_MAX) return path;
    return buffer;
}

/* Whether a change by this descriptor is noted. */
static int watched(int fd, struct stat *status) {
    load();
    if (notes < 0 || fstat(fd, status) || !S_ISREG(status->st_mode)) return 0;
    char name[64], path[PATH_MAX];
    snprintf(name, sizeof name, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(name, path, sizeof path - 1);
    if (length < 0) return 0;
    path[length] = 0;
    return inside(path);
}

/* Appends a note. Where the whole ones end stands in the lock's file, as a process may be killed in the middle of one. */
static void put(const struct note *note, const void *bytes) {
    uint64_t end = 0;
    if (pread(locks, &end, sizeof end, 0) < 0 || real_ftruncate(notes, (off_t) end)) broken(__LINE__);
    struct iovec parts[] = {{(void *) note, sizeof *note}, {(void *) bytes, note->length}};
    if (real_writev(notes, parts, 2) != (ssize_t) (sizeof *note + note->length)) broken(__LINE__);
    end += sizeof *note + note->length;
    if (real_pwrite(locks, &end, sizeof end, 0) != sizeof end) broken(__LINE__);
}

static void replaced(int fd, const struct stat *status, uint32_t kind, off_t offset, size_t length, size_t written) {
    struct note note = {kind, 0, status->st_ino, (uint64_t) offset, (uint64_t) status->st_size, written};
    char *old = NULL;
    if (offset < status->st_size && length) {
        size_t have = (size_t) (status->st_size - offset);
        note.length = (uint32_t) (have < length ? have : length);
        old = malloc(note.length);
        /* By a descriptor of its own, as this one may be for writing alone. */
        char name[64];
        snprintf(name, sizeof name, "/proc/self/fd/%d", fd);
        int reader = real_open(name, O_RDONLY | O_CLOEXEC);
        if (reader < 0 || pread(reader, old, note.length, offset) != (ssize_t) note.length) broken(__LINE__);
        close(reader);
    }
    put(&note, old);
    free(old);
}

static off_t place(int fd, const struct stat *status) {
    return fcntl(fd, F_GETFL) & O_APPEND ? status->st_size : lseek(fd, 0, SEEK_CUR);
}

static size_t total(const struct iovec *parts, int count) {
    size_t all = 0;
    for (int i = 0; i < count; i++) all += parts[i].iov_len;
    return all;
}

#define CHANGE(fd, note, change)                                  \
    struct stat status;                                           \
    if (!watched(fd, &status)) return change;                     \
    lock();                                                       \
    fstat(fd, &status);                                           \
    note;                                                         \
    __auto_type result = change;                                  \
    unlock();                                                     \
    return result

ssize_t write(int fd, const void *bytes, size_t length) {
    CHANGE(fd, replaced(fd, &status, WROTE, place(fd, &status), length, length), real_write(fd, bytes, length));
}

ssize_t pwrite(int fd, const void *bytes, size_t length, off_t at) {
    CHANGE(fd, replaced(fd, &status, WROTE, at, length, length), real_pwrite(fd, bytes, length, at));
}
ssize_t pwrite64(int fd, const void *bytes, size_t length, off_t at) { return pwrite(fd, bytes, length, at); }

ssize_t writev(int fd, const struct iovec *parts, int count) {
    CHANGE(fd, replaced(fd, &status, WROTE, place(fd, &status), total(parts, count), total(parts, count)),
           real_writev(fd, parts, count));
}

ssize_t pwritev(int fd, const struct iovec *parts, int count, off_t at) {
    CHANGE(fd, replaced(fd, &status, WROTE, at, total(parts, count), total(parts, count)),
           real_pwritev(fd, parts, count, at));
}
ssize_t pwritev64(int fd, const struct iovec *parts, int count, off_t at) { return pwritev(fd, parts, count, at); }

static void cut(int fd, const struct stat *status, off_t size) {
    size_t gone = size < status->st_size ? (size_t) (status->st_size - size) : 0;
    replaced(fd, status, CUT, size, gone, 0);
}

int ftruncate(int fd, off_t size) {
    CHANGE(fd, cut(fd, &status, size), real_ftruncate(fd, size));
}
int ftruncate64(int fd, off_t size) { return ftruncate(fd, size); }

int truncate(const char *path, off_t size) {
    load();
    int fd = real_open(path, O_RDWR | O_CLOEXEC);
    if (fd < 0) return real_truncate(path, size);
    int result = ftruncate(fd, size);
    close(fd);
    return result;
}
int truncate64(const char *path, off_t size) { return truncate(path, size); }

int posix_fallocate(int fd, off_t at, off_t length) {
    CHANGE(fd, cut(fd, &status, at + length > status.st_size ? at + length : status.st_size),
           real_posix_fallocate(fd, at, length));
}
int posix_fallocate64(int fd, off_t at, off_t length) { return posix_fallocate(fd, at, length); }

int fallocate(int fd, int mode, off_t at, off_t length) {
    if (mode) {
        load();
        struct stat status;
        if (watched(fd, &status)) broken(__LINE__); /* holes are not noted */
        return real_fallocate(fd, mode, at, length);
    }
    int failure = posix_fallocate(fd, at, length);
    if (failure) errno = failure;
    return failure ? -1 : 0;
}
int fallocate64(int fd, int mode, off_t at, off_t length) { return fallocate(fd, mode, at, length); }

static int sync_with(int fd, int (*sync)(int)) {
    load();
    struct stat status;
    if (notes < 0 || fstat(fd, &status)) return sync(fd);
    char name[64], path[PATH_MAX] = "";
    snprintf(name, sizeof name, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(name, path, sizeof path - 1);
    if (length > 0) path[length] = 0;
    if (length < 0 || !inside(path)) return sync(fd);
    if (lies) return 0;
    int is_folder = S_ISDIR(status.st_mode);
    lock();
    uint64_t end = 0;
    if (pread(locks, &end, sizeof end, 0) < 0) broken(__LINE__);
    unlock();
    int result = sync(fd);
    if (!result) {
        struct note note = {is_folder ? FOLDER_SYNCED : SYNCED, 0, status.st_ino, end, 0, 0};
        if (is_folder) note.length = (uint32_t) strlen(path) + 1;
        lock();
        put(&note, path);
        unlock();
    }
    return result;
}

int fsync(int fd) { load(); return sync_with(fd, real_fsync); }
int fdatasync(int fd) { load(); return sync_with(fd, real_fdatasync); }

static void named(uint32_t kind, uint64_t file, const char *a, const char *b, const char *c) {
    char paths[3 * PATH_MAX];
    size_t length = 0;
    const char *all[] = {a, b, c};
    for (int i = 0; i < 3; i++) {
        size_t more = strlen(all[i]) + 1;
        memcpy(paths + length, all[i], more);
        length += more;
    }
    struct note note = {kind, (uint32_t) length, file, 0, 0, 0};
    put(&note, paths);
}

/* Keeps a file that loses its name; returns the path of the link, empty if there is no file. */
static void keep(const char *path, char *kept) {
    struct stat status, noted;
    *kept = 0;
    if (stat(path, &status) || !S_ISREG(status.st_mode)) return;
    fstat(notes, &noted);
    snprintf(kept, PATH_MAX, "%s/kept-%ld", logs, (long) noted.st_size);
    real_unlink(kept); /* of a process that was killed before its note */
    if (real_link(path, kept)) broken(__LINE__);
}

static int open_at(int at, const char *name, int flags, mode_t mode) {
    load();
    char buffer[PATH_MAX];
    if (notes < 0 || !(flags & (O_CREAT | O_TRUNC)) || (flags & O_TMPFILE) == O_TMPFILE) {
        return real_openat(at, name, flags, mode);
    }
    const char *path = absolute(at, name, buffer);
    if (!inside(path)) return real_openat(at, name, flags, mode);
    struct stat status;
    lock();
    int is_new = stat(path, &status);
    int fd = real_openat(at, name, flags & ~O_TRUNC, mode);
    if (fd >= 0) {
        if (is_new) {
            fstat(fd, &status);
            named(CREATED, status.st_ino, path, "", "");
        } else if (flags & O_TRUNC) {
            cut(fd, &status, 0);
            if (real_ftruncate(fd, 0)) broken(__LINE__);
        }
    }
    unlock();
    return fd;
}

#define MODE                                    \
    mode_t mode = 0;                            \
    if (flags & (O_CREAT | __O_TMPFILE)) {      \
        va_list more;                           \
        va_start(more, flags);                  \
        mode = va_arg(more, mode_t);            \
        va_end(more);                           \
    }
int open(const char *name, int flags, ...) { MODE return open_at(AT_FDCWD, name, flags, mode); }
int open64(const char *name, int flags, ...) { MODE return open_at(AT_FDCWD, name, flags | O_LARGEFILE, mode); }
int openat(int at, const char *name, int flags, ...) { MODE return open_at(at, name, flags, mode); }
int openat64(int at, const char *name, int flags, ...) { MODE return open_at(at, name, flags | O_LARGEFILE, mode); }
int __open_2(const char *name, int flags) { return open_at(AT_FDCWD, name, flags, 0); }
int __open64_2(const char *name, int flags) { return open_at(AT_FDCWD, name, flags | O_LARGEFILE, 0); }
int creat(const char *name, mode_t mode) { return open_at(AT_FDCWD, name, O_CREAT | O_WRONLY | O_TRUNC, mode); }

int rename(const char *from, const char *to) {
    load();
    char a[PATH_MAX], b[PATH_MAX], kept[PATH_MAX];
    const char *old = absolute(AT_FDCWD, from, a), *new = absolute(AT_FDCWD, to, b);
    struct stat status;
    if (notes < 0 || !inside(new) || stat(old, &status) || !S_ISREG(status.st_mode)) return real_rename(from, to);
    lock();
    keep(new, kept);
    int result = real_rename(from, to);
    if (!result) named(RENAMED, status.st_ino, old, new, kept);
    unlock();
    return result;
}

int link(const char *from, const char *to) {
    load();
    char b[PATH_MAX];
    const char *new = absolute(AT_FDCWD, to, b);
    if (notes < 0 || !inside(new)) return real_link(from, to);
    struct stat status;
    lock();
    int result = real_link(from, to);
    if (!result && !stat(new, &status)) named(LINKED, status.st_ino, new, "", "");
    unlock();
    return result;
}

static int unlink_path(const char *path) {
    char kept[PATH_MAX];
    lock();
    keep(path, kept);
    int result = real_unlink(path);
    if (!result && *kept) {
        struct stat status = {0};
        stat(kept, &status);
        named(REMOVED, status.st_ino, path, kept, "");
    }
    unlock();
    return result;
}

int unlink(const char *name) {
    load();
    char a[PATH_MAX];
    const char *path = absolute(AT_FDCWD, name, a);
    return notes < 0 || !inside(path) ? real_unlink(name) : unlink_path(path);
}

int unlinkat(int at, const char *name, int flags) {
    load();
    static int (*real_unlinkat)(int, const char *, int);
    if (!real_unlinkat) real_unlinkat = dlsym(RTLD_NEXT, "unlinkat");
    char a[PATH_MAX];
    const char *path = absolute(at, name, a);
    return notes < 0 || flags || !inside(path) ? real_unlinkat(at, name, flags) : unlink_path(path);
}

int remove(const char *name) {
    struct stat status;
    return !lstat(name, &status) && S_ISDIR(status.st_mode) ? rmdir(name) : unlink(name);
}
